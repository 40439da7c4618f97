import DataLoader from 'dataloader'
import type { CollectionSlug, PayloadRequest, SelectType } from 'payload'

type Row = Record<string, unknown> & { id: number }
type Lookup = { readonly collection: CollectionSlug; readonly field: string; readonly select?: SelectType }

/** Rows per statement. */
const most = 500

const loaders = new WeakMap<PayloadRequest, Map<string, DataLoader<number | string, Row | null>>>()

/** Without a cache, since a request may write a row and read it again. */
const loaderOf = (req: PayloadRequest, { collection, field, select }: Lookup) =>
  new DataLoader<number | string, Row | null>(
    async (values) => {
      const where = { [field]: { in: [...values] } }
      // The default order of some collections is by a localized field, and this query has no locale.
      const query = { collection, where, select, sort: 'id', limit: 0, pagination: false, req }
      const { docs } = await req.payload.db.find<Row>(query)
      const rows = new Map(docs.map((row) => [row[field], row]))
      return values.map((value) => rows.get(value) ?? null)
    },
    { cache: false, maxBatchSize: most },
  )

/**
 * The row whose unique `field` has this value, without access rules; null where there is none. Lookups for all
 * documents of a list are batched into one statement.
 */
export function findAtOnce<T>(req: PayloadRequest, lookup: Lookup, value: number | string): Promise<T | null> {
  const known = loaders.get(req) ?? new Map<string, DataLoader<number | string, Row | null>>()
  loaders.set(req, known)
  const name = JSON.stringify(lookup)
  const loader = known.get(name) ?? loaderOf(req, lookup)
  known.set(name, loader)
  return loader.load(value) as Promise<T | null>
}
