import { languageTags, textIn, type Locale } from '@/core/locales'
import { formatPrice } from '@/platform/i18n/format'
import type { Translator } from '@/platform/i18n/translator'
import type { PriceProps } from '@/ui/patterns/price'
import { toMajor, type Money } from './money'
import { productPrice, type Offer, type Priced } from './price'
import { amountsOf, unitOf } from './unit'
import { unitName } from './units.data'

/** Formats money in a locale, with its currency. */
export const moneyText = ({ amount, currency }: Money, locale: Locale): string =>
  formatPrice(toMajor(amount, currency), currency, locale)

/** Formats an amount without grouping, `9500` rather than `9,500`, as it is printed on the product. */
const writeAmount = (locale: Locale) => (amount: number) =>
  new Intl.NumberFormat(languageTags[locale], { useGrouping: false, maximumFractionDigits: 3 }).format(amount)

/** The unit that a price is for: `250 g`, `100–2000 g`, `bag`; null where the product states none. */
const unitText = (product: Priced, amounts: readonly number[], locale: Locale): string | null =>
  unitOf(product.baseInventory, amounts, { name: unitName(locale), write: writeAmount(locale) })

const saleView = (
  before: Money | null,
  saleLabel: Offer['saleLabel'],
  locale: Locale,
  t: Translator,
): NonNullable<PriceProps['sale']> => ({
  before: before && moneyText(before, locale),
  spoken: before && t('product.before', { price: moneyText(before, locale) }),
  label: textIn(saleLabel, locale) || t('product.sale'),
})

/** The view of a product or variant without a price. */
export const unpriced = (t: Translator): PriceProps => ({
  now: t('product.noPrice'),
  unit: null,
  sale: null,
  known: false,
})

/** The formatted current price of a product: a range with variants; former price and label of an active sale. */
export function priceView(product: Priced, locale: Locale, t: Translator, now: Date): PriceProps {
  const price = productPrice(product, now)
  if (!price) return unpriced(t)
  const { min, max, regularMin, onSale, saleLabel, currency } = price
  const write = (amount: number): string => moneyText({ amount, currency }, locale)
  return {
    known: true,
    now: max > min ? `${write(min)} – ${write(max)}` : write(min),
    unit: unitText(product, amountsOf(product, now), locale),
    sale: onSale ? saleView(regularMin === null ? null : { amount: regularMin, currency }, saleLabel, locale, t) : null,
  }
}

/** The formatted price of one offer. */
export const offerView = (product: Priced, offer: Offer, locale: Locale, t: Translator): PriceProps => ({
  known: true,
  now: moneyText(offer.price, locale),
  unit: unitText(product, offer.amount ? [offer.amount] : [], locale),
  sale: offer.before && saleView(offer.before, offer.saleLabel, locale, t),
})
