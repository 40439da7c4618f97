import { textIn, type Locale } from '@/core/locales'
import { formatPrice } from '@/platform/i18n/format'
import type { Translator } from '@/platform/i18n/translator'
import type { PriceProps } from '@/ui/patterns/price'
import { productPrice, unitOf, type Priced } from './model'
import { unitName } from './units.data'

type PricedItem = Priced & {
  baseInventory?: { baseUnitQuantity?: number | null; baseUnit?: string | null; itemType?: string | null } | null
}

/** What a product costs now, in words: a range with variants, the former price and the label of a running sale. */
export function priceView(product: PricedItem, locale: Locale, t: Translator, now: Date): PriceProps {
  const price = productPrice(product, now)
  if (!price) return { now: t('product.noPrice'), unit: null, sale: null, known: false }
  const write = (value: number): string => formatPrice(value, price.currency, locale)
  return {
    known: true,
    now: price.max > price.min ? `${write(price.min)} – ${write(price.max)}` : write(price.min),
    unit: unitOf(product.baseInventory, unitName(locale)),
    sale:
      price.regularMin === null
        ? null
        : {
            before: write(price.regularMin),
            spoken: t('product.before', { price: write(price.regularMin) }),
            label: textIn(price.saleLabel, locale) || t('product.sale'),
          },
  }
}
