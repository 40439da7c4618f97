import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook } from 'payload'
import type { PriceRecord, Product } from '@/payload-types'
import { variantsOf, type Priced } from '../pricing/price'
import type { Sale } from '../pricing/sale'

type Offered = { variant: string | null; price: number; currency: string; sales: Sale[] }

/** Sales as they decide a price: without their labels, those switched off left out. */
const deciding = (sales: readonly Sale[] | null | undefined): Sale[] =>
  (sales ?? [])
    .filter(({ active }) => active)
    .map(({ scheduledSale, dateRange, salePrice }) => ({
      active: true,
      scheduledSale: Boolean(scheduledSale),
      dateRange: { from: dateRange?.from ?? null, to: dateRange?.to ?? null },
      salePrice: salePrice ?? null,
    }))

/** What a product and its variants are offered at, as a record keeps it. */
export function offeredOf(product: Priced): Offered[] {
  const base = product.baseInventory
  const currency = base?.currency || 'USD'
  const variants = variantsOf(product)
  const each = variants.length
    ? variants.map(({ id, pricing, sales }) => ({
        variant: id ?? null,
        price: pricing?.price ?? base?.unitPrice,
        sales,
      }))
    : [{ variant: null, price: base?.unitPrice, sales: product.sales }]
  return each.flatMap(({ variant, price, sales }) =>
    typeof price === 'number' ? [{ variant, price, currency, sales: deciding(sales) }] : [],
  )
}

const salesOf = (value: unknown): Sale[] => (Array.isArray(value) ? (value as Sale[]) : [])

/** What was asked from a moment before the save on: sales that say when they begin, and no other. */
const withoutOpenSales = ({ sales, ...offer }: Offered): Offered => ({
  ...offer,
  sales: sales.filter(({ scheduledSale, dateRange }) => scheduledSale && dateRange?.from),
})

/**
 * Writes what a published product is offered at, where it is another than before. A save that says by `offeredSince` that
 * it tells of an older offer has that written too: what comes with a sale had a price before it (SHP-02).
 */
export const recordPrices: CollectionAfterChangeHook<Product> = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc
  const offered = offeredOf(doc)
  if (offered.length === 0) return doc
  const known = await req.payload.find({
    collection: 'price-records',
    where: { product: { equals: doc.id } },
    sort: '-createdAt',
    limit: 200,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const { offeredSince: since } = req.context
  const write = (offer: Offered, from: { createdAt?: string } = {}) =>
    req.payload.create({
      collection: 'price-records',
      data: { product: doc.id, ...offer, ...from },
      depth: 0,
      overrideAccess: true,
      req,
    })
  for (const offer of offered) {
    const own = known.docs.filter((row) => (row.variant ?? null) === offer.variant)
    let last: Pick<PriceRecord, 'price' | 'currency' | 'sales'> | undefined = own[0]
    if (typeof since === 'string' && !own.some(({ createdAt }) => Date.parse(createdAt) <= Date.parse(since))) {
      const older = withoutOpenSales(offer)
      await write(older, { createdAt: since })
      last ??= older
    }
    const { price, currency, sales } = offer
    const same =
      last?.price === price && last.currency === currency && isDeepStrictEqual(deciding(salesOf(last.sales)), sales)
    if (!same) await write(offer)
  }
  return doc
}
