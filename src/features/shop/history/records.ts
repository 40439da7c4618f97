import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { notesOf, takeNote } from '@/cms/request-notes'
import { runSql, runSqlReturning, sql, toMoment, toNumber, toText } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import type { Product } from '@/payload-types'
import { salesOf } from '../pricing/history'
import { currencyOf, eachOffered, variantsOf, type Priced } from '../pricing/price'
import type { Sale } from '../pricing/sale'
import { combinationOf } from '../products/variant-rules'

type Offered = { variant: string | null; price: number; currency: string; sales: Sale[] }

/** The active sales, reduced to what decides a price. */
const deciding = (sales: readonly Sale[] | null | undefined): Sale[] =>
  (sales ?? [])
    .filter(({ active }) => active)
    .map(({ scheduledSale, dateRange, salePrice }) => ({
      active: true,
      scheduledSale: Boolean(scheduledSale),
      dateRange: { from: dateRange?.from ?? null, to: dateRange?.to ?? null },
      salePrice: salePrice ?? null,
    }))

/** The prices and sales of a product's offers, in the shape of a record. */
function offeredOf(product: Priced): Offered[] {
  const currency = currencyOf(product)
  return eachOffered(product).map(({ variant, price, sales }) => ({
    variant,
    price,
    currency,
    sales: deciding(sales),
  }))
}

/** The offer for a record that predates the save: only with dated sales, since the others begin with the save. */
const withoutOpenSales = ({ sales, ...offer }: Offered): Offered => ({
  ...offer,
  sales: sales.filter(({ scheduledSale, dateRange }) => scheduledSale && dateRange?.from),
})

type Known = { readonly last: Offered; readonly first: number }

/** The last record of each offer of a product by its variant, and the time (ms) of its first record. */
async function knownOffers(req: PayloadRequest, product: number): Promise<ReadonlyMap<string | null, Known>> {
  const rows = await runSqlReturning(
    req,
    sql`SELECT variant, price, currency, sales, first FROM (
        SELECT variant, price, currency, sales, MIN(created_at) OVER (PARTITION BY variant) AS first,
          ROW_NUMBER() OVER (PARTITION BY variant ORDER BY created_at DESC, id DESC) AS place
        FROM price_records WHERE product = ${product}) r
      WHERE place = 1`,
  )
  return new Map(
    rows.map(({ variant, price, currency, sales, first }) => [
      toText(variant),
      {
        last: {
          variant: toText(variant),
          price: toNumber(price) ?? 0,
          currency: toText(currency) ?? '',
          sales: deciding(salesOf(sales)),
        },
        first: toMoment(first) ?? Infinity,
      },
    ]),
  )
}

type NewRecord = { readonly offer: Offered; readonly at: string }

/** All records of a save in one statement: a product may have a hundred variants. */
const writeRecords = (
  req: PayloadRequest,
  product: number,
  records: readonly NewRecord[],
  now: string,
): Promise<void> =>
  runSql(
    req,
    sql`INSERT INTO price_records (product, variant, price, currency, sales, updated_at, created_at) VALUES ${sql.join(
      records.map(
        ({ offer: { variant, price, currency, sales }, at }) =>
          sql`(${product}, ${variant}, ${price}, ${currency}, ${JSON.stringify(sales)}, ${now}, ${at})`,
      ),
      sql`, `,
    )}`,
  )

export type Variant = NonNullable<NonNullable<Product['variants']>['variants']>[number]

/** The published variants of products before this request's save, by the product's key. */
export const variantsBefore = (req: PayloadRequest) => notesOf<readonly Variant[]>(req, 'variantsBefore')

/**
 * Notes the published variants before the save. Payload's `previousDoc` is the newest draft, whose variants may have
 * new ids already, so the product's row is read.
 */
export const notePublishedVariants: CollectionBeforeChangeHook<Product> = async (change) => {
  const { data, operation, originalDoc, req } = change
  if (operation !== 'update' || !originalDoc || data._status !== 'published' || !data.enableVariants) return data
  const row = await req.payload.db.findOne<Product>({
    collection: 'products',
    where: { id: { equals: originalDoc.id } },
    select: { enableVariants: true, variants: true },
    req,
  })
  if (row) variantsBefore(req).set(documentKey('products', row.id), variantsOf<Variant>(row))
  return data
}

/** Moves the price records of a removed variant to a new one with the same options, as an import creates it. */
async function passOn(req: PayloadRequest, doc: Product): Promise<void> {
  const former = takeNote(variantsBefore(req), documentKey('products', doc.id)) ?? []
  const now = variantsOf<Variant>(doc)
  const ids = new Set(now.map(({ id }) => id))
  const gone = new Map(
    former.flatMap((one) => (ids.has(one.id) ? [] : [[combinationOf(one.options), one.id] as const])),
  )
  for (const variant of now.filter(({ id }) => !former.some((one) => one.id === id))) {
    const from = gone.get(combinationOf(variant.options))
    if (from && variant.id)
      await runSql(
        req,
        sql`UPDATE price_records SET variant = ${variant.id} WHERE product = ${doc.id} AND variant = ${from}`,
      )
  }
}

/**
 * Records the offers of a published product that have changed. A save with `offeredSince` in its context also records
 * them as of that date, so that a product created with a sale has a price before it (SHP-02).
 */
export const recordPrices: CollectionAfterChangeHook<Product> = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc
  await passOn(req, doc)
  const offered = offeredOf(doc)
  if (offered.length === 0) return doc
  const known = await knownOffers(req, doc.id)
  const { offeredSince: since } = req.context
  const now = new Date().toISOString()
  const records = offered.flatMap((offer): NewRecord[] => {
    const own = known.get(offer.variant)
    const isOlder = typeof since === 'string' && (own?.first ?? Infinity) > Date.parse(since)
    const older = isOlder ? withoutOpenSales(offer) : null
    const last = own?.last ?? older
    return [
      ...(older && typeof since === 'string' ? [{ offer: older, at: since }] : []),
      ...(isDeepStrictEqual(last, offer) ? [] : [{ offer, at: now }]),
    ]
  })
  if (records.length > 0) await writeRecords(req, doc.id, records, now)
  return doc
}

/** Deletes the price records of a product written since `since`, whose saves were undone: they were never offered. */
export const forgetPricesSince = (req: PayloadRequest, product: number, since: string): Promise<void> =>
  runSql(req, sql`DELETE FROM price_records WHERE product = ${product} AND updated_at >= ${since}`)
