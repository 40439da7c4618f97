import type { Locale } from '@/core/locales'
import type { Product } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { Price } from '@/ui/patterns/price'
import { priceView } from './price-view'

type PricedProduct = Pick<Product, 'baseInventory' | 'enableVariants' | 'variants' | 'sales'>

/** The price on a product's page. */
export function PriceLine({
  product,
  locale,
  large = false,
}: {
  product: PricedProduct
  locale: Locale
  large?: boolean
}) {
  return <Price {...priceView(product, locale, translatorOf(locale), new Date())} large={large} />
}
