import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import type { Product, Vendor } from '@/payload-types'
import { formatDay } from '@/platform/i18n/format'
import { translatorOf } from '@/platform/i18n/translator'
import { Price } from '@/ui/patterns/price'
import { AddToCart } from '../cart/add-to-cart'
import { lowestPriceBefore } from '../history/reads'
import { offerOf } from '../pricing/price'
import { unitPrice } from '../pricing/unit'
import { moneyText, offerView, priceView } from '../pricing/view'
import { vendorStatus } from '../vendors/status'
import { pickersOf, type Choice } from './choice'
import { OptionPickers } from './option-pickers'
import { WhereTo } from './where-to'

export type Variant = NonNullable<NonNullable<Product['variants']>['variants']>[number]

type BuyBoxProps = {
  product: Product
  vendor: Vendor | null
  choice: Choice<Variant>
  locale: Locale
  now: Date
}

/** Whether a sale that ends then lasts through its day, as all of them are written (UTC). */
const isWholeDay = (moment: string): boolean => moment.slice(11, 19) === '23:59:59'

/** The purposes that regulated goods are sold for. */
const cautions = [
  ['psilocybin-spores', 'sporesOnly'],
  ['amanita-muscaria', 'specimenOnly'],
] as const

const cautionsOf = ({ goods }: Product) =>
  cautions.flatMap(([kind, caution]) => (goods?.includes(kind) ? [caution] : []))

/** Options, price, stock and the add button. */
export async function BuyBox({ product, vendor, choice, locale, now }: BuyBoxProps) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const words = translatorOf(locale)
  const variant = choice.variant?.id ?? null
  const offer = offerOf(product, variant, now)
  const lowest = offer ? await lowestPriceBefore(product.id, offer, now) : null
  const per = offer && unitPrice(offer, product.baseInventory?.baseUnit)
  const pickers = pickersOf(product, choice.variant)
  const range = pickers.length > 0 ? priceView(product, locale, words, now) : null
  const stock = product.baseInventory?.stock ?? 0
  const { state, until } = vendorStatus(vendor, now)
  const shown = offer ? offerView(product, offer, locale, words) : priceView(product, locale, words, now)
  const isFew = stock > 0 && stock <= 5
  return (
    <div id="buy" className="grid gap-4">
      {choice.unknown ? (
        <p role="status" className="bg-chanterelle-wash rounded-card px-4 py-3">
          {t('unknownVariant')}
        </p>
      ) : null}
      <OptionPickers
        pickers={pickers}
        path={localizedPath(locale, documentPath('products', product.slug))}
        impossible={t('impossible')}
      />
      <div className="grid gap-1">
        <Price {...shown} large />
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
        {range && range.now !== shown.now ? (
          <p className="text-muted tabular text-sm">
            {t('allOptions', { price: `${range.now}${range.unit ? ` / ${range.unit}` : ''}` })}
          </p>
        ) : null}
      </div>
      <p
        className={
          stock > 0 ? (isFew ? 'text-chanterelle font-semibold' : 'text-lichen') : 'text-amanita font-semibold'
        }
      >
        {stock > 0 ? t('inStock', { count: stock }) : t('soldOut')}
      </p>
      {state === 'away' ? (
        <p className="bg-chanterelle-wash rounded-card px-4 py-3">
          {until ? t('vendorAwayUntil', { date: formatDay(until, locale) }) : t('vendorAway')}
        </p>
      ) : null}
      {cautionsOf(product).map((caution) => (
        <p key={caution} className="border-line border-s-4 ps-4 text-sm">
          {t(caution)}
        </p>
      ))}
      {offer ? <AddToCart locale={locale} product={product} variant={variant} /> : null}
      <WhereTo product={product} vendor={vendor} locale={locale} now={now} />
    </div>
  )
}
