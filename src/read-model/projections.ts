import type { Payload } from 'payload'
import { readDocuments } from '@/cms/sql'
import { collectionOfKey, documentKey, idsInKeys } from '@/core/document-key'

/**
 * The columns that documents show of others, by the collection of those; thousands may show the same vendor or
 * category.
 */
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

/** Projections as JSON, by document key (`vendors:3`). */
type Projections = ReadonlyMap<string, string>

const collections = Object.keys(shownColumns) as Shown[]

/**
 * Reads the projections of the documents that `keys` name, or of all. One changed category reads all categories, as
 * paths contain those of their ancestors.
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
 * The keys whose dependents must be loaded again: documents whose projection changed or is gone, and every saved
 * document of a collection without projections.
 */
export function changedProjections(keys: readonly string[], before: Projections, now: Projections): string[] {
  const saved = keys.filter((key) => !now.has(key) && (before.has(key) || !(collectionOfKey(key) in shownColumns)))
  return [...saved, ...[...now].flatMap(([key, projection]) => (before.get(key) === projection ? [] : [key]))]
}
