import { getTranslations } from 'next-intl/server'
import { inlineSource } from '@/core/inline-source'
import type { Locale } from '@/core/locales'
import type { Product } from '@/payload-types'
import { offerOf } from '../pricing/price'
import { vendorStatus } from '../vendors/status'
import { AddToCartButton, type AddLabels } from './add-to-cart.client'
import { attributes, pendingCartCookie } from './key'
import { setPendingCartCookie } from './pending-cart-cookie'

/** The strings of the button. */
async function addLabels(locale: Locale): Promise<AddLabels> {
  const t = await getTranslations({ locale, namespace: 'cart' })
  return {
    add: t('add'),
    added: t('added'),
    failed: t('failed'),
    announced: t('announced'),
    cookies: t('cookies'),
  }
}

const naming = `(${inlineSource(setPendingCartCookie)})(${JSON.stringify(pendingCartCookie)},${JSON.stringify(attributes)})`

/** Inline script: hides the button before the first paint if there is a cart, so that it does not flicker (CRT-02). */
const waiting =
  "if(/(^|; )cart-count=[1-9]/.test(document.cookie))document.currentScript.parentElement.dataset.cartWait=''"

type Props = { locale: Locale; product: Product; variant?: string | null }

/** The label of the disabled button where the product cannot be added (vendor closed, sold out); null where it can. */
async function blockedBy(product: Product, locale: Locale): Promise<string | null> {
  const t = await getTranslations({ locale, namespace: 'cart' })
  if (vendorStatus(product.vendor, new Date()).state === 'closed') return t('notices.vendorClosed')
  return (product.baseInventory?.stock ?? 0) > 0 ? null : t('outOfStock')
}

/** The add button of a product's page. */
export async function AddToCart({ locale, product, variant = null }: Props) {
  const seen = offerOf(product, variant, new Date())?.price ?? null
  const [labels, blocked] = await Promise.all([addLabels(locale), blockedBy(product, locale)])
  return (
    <div suppressHydrationWarning>
      <script dangerouslySetInnerHTML={{ __html: `${waiting};${naming}` }} />
      <AddToCartButton
        locale={locale}
        product={product.id}
        variant={variant}
        seen={seen}
        blocked={blocked}
        labels={labels}
      />
    </div>
  )
}
