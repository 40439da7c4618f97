import { languageTags, textIn, type Locale } from '@/core/locales'
import { formatPrice } from '@/platform/i18n/format'
import type { Translator } from '@/platform/i18n/translator'
import type { PriceProps } from '@/ui/patterns/price'
import { toMajor, type Money } from './money'
import { productPrice, type Offer, type Priced } from './price'
import { amountsOf, unitOf } from './unit'
import { unitName } from './units.data'

/** Money as a visitor of `locale` writes it. */
export const moneyText = ({ amount, currency }: Money, locale: Locale): string =>
  formatPrice(toMajor(amount, currency), currency, locale)

/** An amount as it was written: `9500`, not `9,500`, so that it reads like the label on the thing. */
const writeAmount = (locale: Locale) => (amount: number) =>
  new Intl.NumberFormat(languageTags[locale], { useGrouping: false, maximumFractionDigits: 3 }).format(amount)

/** `250 g`, `100–2000 g`, `bag`: what a price is for. */
export const unitText = (product: Priced, amounts: readonly number[], locale: Locale): string | null =>
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

/** What stands for the price of what has none. */
export const unpriced = (t: Translator): PriceProps => ({
  now: t('product.noPrice'),
  unit: null,
  sale: null,
  known: false,
})

/** What a product costs now, in words: a range with variants, the former price and the label of a running sale. */
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

/** The same of one offer. */
export const offerView = (product: Priced, offer: Offer, locale: Locale, t: Translator): PriceProps => ({
  known: true,
  now: moneyText(offer.price, locale),
  unit: unitText(product, offer.amount ? [offer.amount] : [], locale),
  sale: offer.before && saleView(offer.before, offer.saleLabel, locale, t),
})
