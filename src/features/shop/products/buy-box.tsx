import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import type { Product, Vendor } from '@/payload-types'
import { formatDay } from '@/platform/i18n/format'
import { Price, type PriceProps } from '@/ui/patterns/price'
import { AddToCart } from '../cart/add-to-cart'
import { vendorStatus } from '../vendors/status'
import type { Choice, Picker } from './choice'
import { OptionPickers } from './option-pickers'
import { WhereTo } from './where-to'

export type Variant = NonNullable<NonNullable<Product['variants']>['variants']>[number]

type BuyBoxProps = {
  product: Product
  vendor: Vendor | null
  choice: Choice<Variant>
  price: PriceProps
  pickers: readonly Picker[]
  /** Whether the chosen variant has a price. */
  canAdd: boolean
  locale: Locale
  now: Date
}

/** Regulated goods, each with the message that says for what purpose alone it is sold. */
const cautions = [
  ['psilocybin-spores', 'sporesOnly'],
  ['amanita-muscaria', 'specimenOnly'],
] as const

const cautionsOf = ({ goods }: Product) =>
  cautions.flatMap(([kind, caution]) => (goods?.includes(kind) ? [caution] : []))

/** Options, stock and the add button. */
export async function BuyBox({ product, vendor, choice, price, pickers, canAdd, locale, now }: BuyBoxProps) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const stock = product.baseInventory?.stock ?? 0
  const { state, until } = vendorStatus(product.vendor, now)
  const isFew = stock > 0 && stock <= 5
  return (
    <div className="relative grid gap-4 lg:static">
      {/* The target of the options' links: on small screens the options, on wide ones the top, with name and price. */}
      <span id="choice" className="scroll-mt-below-header absolute top-0" />
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
      {pickers.length > 0 ? (
        <div className="lg:hidden print:hidden">
          <Price {...price} large />
        </div>
      ) : null}
      {/* The stock of a closed vendor cannot be bought, so it is hidden; the button says why. */}
      {stock > 0 && state === 'closed' ? null : (
        <p
          className={
            stock > 0 ? (isFew ? 'text-chanterelle font-semibold' : 'text-lichen') : 'text-amanita font-semibold'
          }
        >
          {stock > 0 ? t('inStock', { count: stock }) : t('soldOut')}
        </p>
      )}
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
      {canAdd ? <AddToCart locale={locale} product={product} variant={choice.variant?.id ?? null} /> : null}
      <WhereTo product={product} vendor={vendor} locale={locale} now={now} />
    </div>
  )
}
