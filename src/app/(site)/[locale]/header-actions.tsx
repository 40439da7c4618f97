import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { CartLink } from '@/features/shop/ui'
import { AccountLink } from '@/platform/visitor/account-link.client'

/** The account and the cart of the header. What belongs to one visitor is read in the browser: the page stays static. */
export async function HeaderActions({ locale }: { locale: Locale }) {
  const [t, cart] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'cart' }),
  ])
  return (
    <>
      <AccountLink locale={locale} labels={{ signIn: t('signIn'), account: t('account') }} />
      <CartLink locale={locale} labels={{ link: cart('title'), linkCount: cart.raw('linkCount') as string }} />
    </>
  )
}
