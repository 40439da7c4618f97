import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook } from 'payload'
import type { Product } from '@/payload-types'
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

/** Writes what a published product is offered at, where it is another than before. */
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
  for (const { variant, price, currency, sales } of offered) {
    const last = known.docs.find((row) => (row.variant ?? null) === variant)
    const same =
      last?.price === price && last.currency === currency && isDeepStrictEqual(deciding(salesOf(last.sales)), sales)
    if (same) continue
    await req.payload.create({
      collection: 'price-records',
      data: { product: doc.id, variant, price, currency, sales },
      depth: 0,
      overrideAccess: true,
      req,
    })
  }
  return doc
}
