import { textIn, type Locale } from '@/core/locales'
import { formatNumber, formatPrice } from '@/platform/i18n/format'
import type { Translator } from '@/platform/i18n/translator'
import type { PriceProps } from '@/ui/patterns/price'
import { differInAmount, productPrice, unitOf, type Priced } from './model'
import { unitName } from './units.data'

type PricedItem = Priced & {
  baseInventory?: { baseUnitQuantity?: number | null; baseUnit?: string | null; itemType?: string | null } | null
}

/** What a product costs now, in words: a range with variants, the former price and the label of a running sale. */
export function priceView(product: PricedItem, locale: Locale, t: Translator, now: Date): PriceProps {
  const price = productPrice(product, now)
  if (!price) return { now: t('product.noPrice'), unit: null, sale: null, known: false }
  const write = (value: number): string => formatPrice(value, price.currency, locale)
  const range = price.max > price.min
  // The unit is the base's: over prices of 100 g and of 2 kg it would be true of the first alone.
  const shared = !(range && product.baseInventory?.baseUnit && differInAmount(product.variants?.variants))
  return {
    known: true,
    now: range ? `${write(price.min)} – ${write(price.max)}` : write(price.min),
    unit: shared
      ? unitOf(product.baseInventory, { name: unitName(locale), write: (quantity) => formatNumber(quantity, locale) })
      : null,
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
