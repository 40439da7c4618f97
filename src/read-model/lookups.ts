import type { Payload } from 'payload'
import { readDocuments, readTable, toNumber, toText, type Row } from '@/cms/sql'
import { aggregateRating } from '@/cms/stats/model'
import { locales, type Locale, type Text } from '@/core/locales'
import type { FilterGroup } from './filters/group'
import { categoryFacet, categoryValues } from './filters/sections'
import type { CategoryNode } from './filters/tree'
import type { CardPicture } from '@/cards/card-view'
import { cardPicture } from '@/cards/blank-view'

function grouped<K>(rows: readonly Row[], keyOf: (row: Row) => K): ReadonlyMap<K, Row[]> {
  const groups = new Map<K, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** Groups rows by a numeric column, in their original order. */
export const byNumber = (rows: readonly Row[], column: string): ReadonlyMap<number, Row[]> =>
  grouped(rows, (row) => Number(row[column]))

/** Groups rows by `_parent_id`, the string key of the array row they belong to. */
export const byRow = (rows: readonly Row[]): ReadonlyMap<string, Row[]> =>
  grouped(rows, (row) => String(row._parent_id))

/** A localized column of a row of `readDocuments`, as a text in several languages. */
export function textOf(row: Row, column: string): Text {
  const text: Partial<Record<Locale, string | null>> = {}
  for (const locale of locales) text[locale] = toText(row[`${column}_${locale}`])
  return text
}

/** A localized column of the rows of a `_locales` table, which hold one locale each. */
export function textFrom(rows: readonly Row[] | undefined, column: string): Text {
  const text: Partial<Record<Locale, string | null>> = {}
  for (const row of rows ?? []) {
    const locale = locales.find((code) => code === row._locale)
    if (locale) text[locale] = toText(row[column])
  }
  return text
}

/**
 * Reads the rows of documents, in their order: those of an array field, or with `parent_id` of a relation or select
 * field.
 */
export async function readParts(
  payload: Payload,
  table: string,
  columns: readonly string[],
  ids: readonly number[],
  key: '_parent_id' | 'parent_id' = '_parent_id',
): Promise<ReadonlyMap<number, Row[]>> {
  const order = key === 'parent_id' ? 'order' : '_order'
  const groups = byNumber(await readTable(payload, table, [key, order, ...columns], { key, ids }), key)
  for (const group of groups.values()) group.sort((a, b) => Number(a[order]) - Number(b[order]))
  return groups
}

/** Ids in one of the relation fields of a document. */
export const related = (rows: readonly Row[] | undefined, path: string, column: string): number[] =>
  (rows ?? []).flatMap((row) => (row.path === path ? (toNumber(row[column]) ?? []) : []))

/** Pairs of id (as a string) and title; ids without a title, such as those of unpublished documents, are left out. */
export const titled = (ids: readonly number[], titleOf: (id: number) => Text | undefined): [string, Text][] =>
  ids.flatMap((id) => {
    const title = titleOf(id)
    return title === undefined ? [] : [[String(id), title] as [string, Text]]
  })

const pictureColumns = [
  'id',
  'url',
  'filename',
  'width',
  'height',
  'focal_x',
  'focal_y',
  'updated_at',
  ...['small', 'card', 'large'].flatMap((size) =>
    ['url', 'width', 'height', 'filename'].map((part) => `sizes_${size}_${part}`),
  ),
]

const sizeOf = (row: Row, size: string) => ({
  url: toText(row[`sizes_${size}_url`]),
  width: toNumber(row[`sizes_${size}_width`]),
  height: toNumber(row[`sizes_${size}_height`]),
  filename: toText(row[`sizes_${size}_filename`]),
})

/** The pictures with these ids. */
export async function readPictures(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CardPicture>> {
  const rows = await readTable(payload, 'media', pictureColumns, { ids: [...new Set(ids)] })
  return new Map(
    rows.flatMap((row) => {
      const picture = cardPicture({
        id: Number(row.id),
        alt: '',
        url: toText(row.url),
        filename: toText(row.filename),
        width: toNumber(row.width),
        height: toNumber(row.height),
        focalX: toNumber(row.focal_x),
        focalY: toNumber(row.focal_y),
        sizes: { small: sizeOf(row, 'small'), card: sizeOf(row, 'card'), large: sizeOf(row, 'large') },
        updatedAt: toText(row.updated_at) ?? '',
        createdAt: '',
      })
      return picture ? [[Number(row.id), picture] as const] : []
    }),
  )
}

/** Every category by id, parents before children, siblings in the order of their creation. */
export async function readCategories(payload: Payload): Promise<ReadonlyMap<number, CategoryNode>> {
  const rows = await readDocuments(payload, 'categories', ['id', 'slug', 'path', 'icon'], ['title'])
  const nodes = rows.map((row): CategoryNode => ({
    id: Number(row.id),
    slug: String(row.slug),
    path: toText(row.path) ?? String(row.slug),
    icon: toText(row.icon),
    title: textOf(row, 'title'),
  }))
  const depth = ({ path }: CategoryNode): number => path.split('/').length
  return new Map(nodes.toSorted((a, b) => depth(a) - depth(b) || a.id - b.id).map((node) => [node.id, node]))
}

type CounterRow = { rating: ReturnType<typeof aggregateRating>; stock: number }

const counterColumns = ['key', 'rating_sum', 'rating_count', 'impression_sum', 'impression_count', 'stock'] as const

/** Ratings and stock by document key (`products:12`). */
export async function readCounters(
  payload: Payload,
  keys: readonly string[],
): Promise<ReadonlyMap<string, CounterRow>> {
  const rows = await readTable(payload, 'stats', counterColumns, { key: 'key', ids: keys })
  return new Map(
    rows.map((row) => [
      String(row.key),
      {
        rating: aggregateRating({
          ratingSum: toNumber(row.rating_sum) ?? 0,
          ratingCount: toNumber(row.rating_count) ?? 0,
          impressionSum: toNumber(row.impression_sum) ?? 0,
          impressionCount: toNumber(row.impression_count) ?? 0,
        }),
        stock: toNumber(row.stock) ?? 0,
      },
    ]),
  )
}

/**
 * Facet values of a document from its categories: those of the sidebar's sections, and under `categoryFacet` the paths
 * of its categories and all their ancestors.
 */
export function categoryFacets(
  groups: readonly FilterGroup[],
  nodes: readonly CategoryNode[],
): Record<string, readonly string[]> {
  const paths = nodes.map(({ path }) => path)
  const above = paths.flatMap((path) => {
    const steps = path.split('/')
    return steps.map((_, index) => steps.slice(0, index + 1).join('/'))
  })
  return { ...categoryValues(groups, paths), [categoryFacet]: [...new Set(above)] }
}
