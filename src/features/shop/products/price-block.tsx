import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import type { Product } from '@/payload-types'
import { formatDay } from '@/platform/i18n/format'
import { translatorOf } from '@/platform/i18n/translator'
import { Price, type PriceProps } from '@/ui/patterns/price'
import { lowestPriceBefore } from '../history/reads'
import type { Offer } from '../pricing/price'
import { unitPrice } from '../pricing/unit'
import { moneyText, priceView } from '../pricing/view'

type PriceBlockProps = {
  product: Product
  /** The offer of the chosen variant; null where it has no price. */
  offer: Offer | null
  /** The formatted price. */
  price: PriceProps
  hasOptions: boolean
  locale: Locale
  now: Date
}

/** Whether a sale's end is the last second of a day in UTC, so that the day alone is shown. */
const isWholeDay = (moment: string): boolean => moment.slice(11, 19) === '23:59:59'

/** The price of the chosen offer, also per kilogram or litre, the lowest price before its sale, and the sale's end. */
export async function PriceBlock({ product, offer, price, hasOptions, locale, now }: PriceBlockProps) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const lowest = offer ? await lowestPriceBefore(product.id, offer, now) : null
  const per = offer && unitPrice(offer, product.baseInventory?.baseUnit)
  const range = offer && hasOptions ? priceView(product, locale, translatorOf(locale), now) : null
  return (
    <div className="grid gap-1">
      <Price {...price} large />
      {per ? (
        <p className="text-muted tabular text-sm">
          {t('perUnit', { price: moneyText(per.price, locale), unit: per.per })}
        </p>
      ) : null}
      {offer?.before && lowest ? (
        <p className="text-muted tabular text-sm">{t('lowest', { price: moneyText(lowest, locale) })}</p>
      ) : null}
      {offer?.saleEnds ? (
        <p className="text-sm">
          <time dateTime={offer.saleEnds}>
            {isWholeDay(offer.saleEnds)
              ? t('saleEnds', { date: formatDay(offer.saleEnds, locale) })
              : t('saleEndsAt', { date: formatDay(offer.saleEnds, locale), time: offer.saleEnds.slice(11, 16) })}
          </time>
        </p>
      ) : null}
      {range && range.now !== price.now ? (
        <p className="text-muted tabular text-sm">
          {t('allOptions', { price: `${range.now}${range.unit ? ` / ${range.unit}` : ''}` })}
        </p>
      ) : null}
    </div>
  )
}
