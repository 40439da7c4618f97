import { getTranslations } from 'next-intl/server'
import { refusalIn } from '@/cms/guards/refusals'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { messages } from '@/platform/i18n/messages'
import { PageHeader } from '@/ui/patterns/page-header'
import { placeChoice } from '../destinations/place-choice'
import { CartBody } from './cart-body.client'
import { CartPlace } from './cart-place.client'
import { cartLabelNames } from './cart-labels'
import type { CartPage } from './page'

type Props = CartPage & { locale: Locale }

/** The page of the cart (CRT-04, NAV-13). */
export async function CartScreen({ locale, cart, place, removed, rejected, error }: Props) {
  const t = await getTranslations({ locale, namespace: 'cart' })
  const labels = {
    ...recordOf(cartLabelNames, (name) => messages[locale].cart[name]),
    count: refusalIn('refusals.count', locale, { n: limits.cart.pieces }),
  }
  return (
    <div className="shell max-w-5xl pb-16">
      <PageHeader title={t('title')} />
      <div className="mb-6">
        <CartPlace {...await placeChoice(locale)} told={place} />
      </div>
      <CartBody initial={cart} removed={removed} rejected={rejected} error={error} locale={locale} labels={labels} />
    </div>
  )
}
