import type { Payload } from 'payload'
import { readDocuments } from '@/cms/sql'
import { collectionOfKey, documentKey, idsInKeys } from '@/core/document-key'

/** What documents show of others, by the collection of those: thousands may show the same vendor or category. */
export const shownColumns = {
  vendors: {
    columns: [
      ...[
        'id',
        'display_name',
        'business_name',
        'slug',
        'location_latitude',
        'location_longitude',
        'vendor_type',
        '_status',
      ],
      ...['status', 'away_until', 'address_country'],
    ],
    texts: [],
  },
  mushrooms: { columns: ['id', 'specie_edibility', '_status'], texts: ['title'] },
  categories: { columns: ['id', 'slug', 'path', 'icon'], texts: ['title'] },
} as const

type Shown = keyof typeof shownColumns

/** What is shown of a document, by its key (`vendors:3`). */
type Projections = ReadonlyMap<string, string>

const collections = Object.keys(shownColumns) as Shown[]

/**
 * The projections of the documents that these keys name, or of all. Of categories always all: those below one have its
 * address in theirs.
 */
export async function readProjections(payload: Payload, keys?: readonly string[]): Promise<Projections> {
  const read = await Promise.all(
    collections.map(async (collection) => {
      const { columns, texts } = shownColumns[collection]
      const named = keys && idsInKeys(keys, collection)
      const ids = collection === 'categories' && named?.length ? undefined : named
      const rows = await readDocuments(payload, collection, columns, texts, ids)
      return rows.map((row) => [documentKey(collection, String(row.id)), JSON.stringify(row)] as const)
    }),
  )
  return new Map(read.flat())
}

/**
 * The keys whose dependents have to be read again: of saved documents with a projection those that have another one now, of
 * saved documents without one all.
 */
export function changedProjections(keys: readonly string[], before: Projections, now: Projections): string[] {
  const saved = keys.filter((key) => !now.has(key) && (before.has(key) || !(collectionOfKey(key) in shownColumns)))
  return [...saved, ...[...now].flatMap(([key, projection]) => (before.get(key) === projection ? [] : [key]))]
}
