import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import type { Product, Vendor } from '@/payload-types'
import { countryName } from '@/platform/place/names'
import { moneyText } from '../pricing/view'
import { destinationsOf } from '../destinations/shipping'
import type { Terms } from '../terms/terms'
import { sizeText, weightText } from './measures'

type Numbers = { sku: string | null | undefined; mpn: string | null | undefined }

/** Weight and size in the locale's units, shipping, handling, returns, and the product's SKU and MPN. */
export async function ShippingFacts({
  product,
  vendor,
  terms,
  numbers,
  locale,
}: {
  product: Product
  vendor: Vendor | null
  terms: Terms
  numbers: Numbers
  locale: Locale
}) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const shipping = product.shippingInfo
  const size = [shipping?.length, shipping?.width, shipping?.height].flatMap((value) => (value ? [value] : []))
  const days = ([min, max]: readonly [number, number]): string =>
    min === max ? t('days', { count: max }) : t('dayRange', { min, max })
  const { shipping: price, freeShippingFrom, returnDays, returnMethod, returnFees } = terms
  const { isEverywhere, to, not } = destinationsOf(product, vendor, new Date())
  const facts = [
    { label: t('weight'), value: shipping?.weight ? weightText(shipping.weight, locale) : null },
    { label: t('size'), value: size.length === 3 ? sizeText(size, locale) : null },
    {
      label: t('shippingPrice'),
      value: [
        price && (price.amount === 0 ? t('freeShipping') : moneyText(price, locale)),
        freeShippingFrom && price?.amount !== 0 ? t('freeFrom', { price: moneyText(freeShippingFrom, locale) }) : null,
      ]
        .filter(Boolean)
        .join(', '),
    },
    { label: t('handling'), value: days(terms.handlingDays) },
    { label: t('transit'), value: days(terms.transitDays) },
    {
      label: t('shipsTo'),
      value: isEverywhere
        ? t(not.length > 0 ? 'whereAllowed' : 'everywhere')
        : to.map((code) => countryName(code, locale)).join(', ') || t('nowhere'),
    },
    {
      label: t('returns'),
      value:
        returnMethod === 'none' || returnDays === 0
          ? t('noReturns')
          : `${t('returnWithin', { count: returnDays })} ${t(`returnBy.${returnMethod}`)} ${t(`returnFees.${returnFees}`)}`,
    },
    { label: t('sku'), value: numbers.sku },
    { label: t('mpn'), value: numbers.mpn },
  ].filter(({ value }) => value)
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-line border-t pt-2">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
