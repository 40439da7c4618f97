import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import type { Product } from '@/payload-types'
import { formatPrice } from '@/platform/i18n/format'
import { Chip } from '@/ui/patterns/chip'
import { productPrice, unitOf } from './model'
import { unitName } from './units.data'

type PricedProduct = Pick<Product, 'baseInventory' | 'enableVariants' | 'variants' | 'sales'>

/** What a product costs now: a range with variants, the former price and the label of a running sale, the unit. */
export async function PriceLine({
  product,
  locale,
  large = false,
}: {
  product: PricedProduct
  locale: Locale
  large?: boolean
}) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const price = productPrice(product, new Date())
  if (!price) return <p className="text-muted">{t('noPrice')}</p>
  const unit = unitOf(product.baseInventory, unitName(locale))
  const least = formatPrice(price.min, price.currency, locale)
  return (
    <p className={`tabular flex flex-wrap items-baseline gap-x-2 gap-y-1 ${large ? 'text-2xl' : 'text-lg'}`}>
      <strong className="font-semibold">
        {price.max > price.min ? `${least} – ${formatPrice(price.max, price.currency, locale)}` : least}
      </strong>
      {unit ? <span className="text-muted text-sm">/ {unit}</span> : null}
      {price.regularMin !== null ? (
        <>
          <s
            className="text-muted text-sm"
            aria-label={t('before', { price: formatPrice(price.regularMin, price.currency, locale) })}
          >
            {formatPrice(price.regularMin, price.currency, locale)}
          </s>
          <Chip tone="chanterelle">{price.saleLabel ?? t('sale')}</Chip>
        </>
      ) : null}
    </p>
  )
}
