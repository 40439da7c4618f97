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
function offeredOf(product: Priced): Offered[] {
  const currency = currencyOf(product)
  return eachOffered(product).map(({ variant, price, sales }) => ({
    variant,
    price,
    currency,
    sales: deciding(sales),
  }))
}

/** The prices from a moment before the save on: sales that say when they begin, and no other. */
const withoutOpenSales = ({ sales, ...offer }: Offered): Offered => ({
  ...offer,
  sales: sales.filter(({ scheduledSale, dateRange }) => scheduledSale && dateRange?.from),
})

type Known = { readonly last: Offered; readonly first: number }

/** What was last recorded of each offer of a product, and when the first record of it was made. */
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

/** The variants with which products were published before this request published them. */
export const variantsBefore = (req: PayloadRequest) => notesOf<readonly Variant[]>(req, 'variantsBefore')

/**
 * Notes the variants whose prices are recorded. Payload's `previousDoc` is the newest draft, whose variants may have new
 * ids already, so the row itself is read.
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

/** A variant that an import made anew is the one with its options that went since, and keeps its prices. */
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
 * Writes what a published product is offered at, where it is another than before. A save that says by `offeredSince` that
 * it tells of an older offer has that written too: what comes with a sale had a price before it (SHP-02).
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

/** Forgets what saves wrote down of a product since they began, where what they did is taken back: nobody was offered it. */
export const forgetPricesSince = (req: PayloadRequest, product: number, since: string): Promise<void> =>
  runSql(req, sql`DELETE FROM price_records WHERE product = ${product} AND updated_at >= ${since}`)
