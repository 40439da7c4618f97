import 'server-only'
import type { Locale } from '@/core/locales'
import { getCms, publicFind } from '@/cms/public-find'
import { readSql, sql, toNumber, type Statement } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import type { Comment, Impression, Review } from '@/payload-types'
import { formatDay } from '@/platform/i18n/format'
import { populated } from '@/platform/populated'
import { textOf, type ContributionKind } from '../model'
import { authorsOf } from './authors'
import {
  mostEntries,
  type AuthorView,
  type EntrySelection,
  type EntryOrder,
  type EntryPage,
  type EntryView,
} from './view'

type EntryQuery = EntrySelection & {
  readonly kind: ContributionKind
  readonly relationTo: string
  readonly id: number
  readonly locale: Locale
}

/** Without the document, which the page knows, and without the author, whom `authorsOf` reads. */
const select = {
  headline: true,
  rating: true,
  comment: true,
  impression: true,
  review: true,
  locale: true,
  createdAt: true,
  consumptionForm: true,
  otherConsumptionForm: true,
  experiential: true,
  helpsWith: true,
  helpfulCount: true,
} as const

type Contribution = Comment | Impression | Review

/** Titles of what was ticked in an impression. */
const tagsOf = (row: Contribution): string[] => {
  if (!('impression' in row)) return []
  const form = row.consumptionForm
  return [
    row.otherConsumptionForm || (typeof form === 'object' ? form?.title : null),
    ...populated(row.experiential).map(({ title }) => title),
    ...populated(row.helpsWith).map(({ title }) => title),
  ].filter((title): title is string => Boolean(title))
}

/** A row as pages render it in a locale. */
export const entryView = (row: Contribution, author: AuthorView | null, locale: Locale): EntryView => ({
  id: row.id,
  headline: 'headline' in row ? row.headline : null,
  text: textOf(row) ?? '',
  rating: 'rating' in row ? row.rating : null,
  author,
  date: formatDay(row.createdAt, locale),
  iso: row.createdAt,
  lang: row.locale && row.locale !== locale ? row.locale : null,
  tags: tagsOf(row),
  helpful: ('helpfulCount' in row ? row.helpfulCount : 0) ?? 0,
})

const orders: Readonly<Record<EntryOrder, Statement>> = {
  newest: sql`r.created_at DESC, r.id DESC`,
  helpful: sql`COALESCE(s.helpful_count, 0) DESC, r.created_at DESC, r.id DESC`,
  rating: sql`r.rating DESC, r.created_at DESC, r.id DESC`,
}

async function idsOf({ kind, relationTo, id, stars, order, from, shown }: EntryQuery): Promise<number[]> {
  const rated = kind !== 'comments'
  const among = stars !== null && rated ? sql` AND r.rating = ${stars}` : sql``
  const rows = await readSql(
    await getCms(),
    sql`SELECT r.id FROM ${sql.identifier(kind)} r LEFT JOIN stats s ON s.key = ${`${kind}:`} || CAST(r.id AS TEXT)
        WHERE r.target = ${documentKey(relationTo, id)} AND r._status = 'published'${among}
        ORDER BY ${rated ? orders[order] : orders.newest} LIMIT ${Math.min(shown, mostEntries)} OFFSET ${from}`,
  )
  return rows.flatMap((row) => toNumber(row.id) ?? [])
}

/** How many published rows have one star, two, up to five, and how many there are in all; comments have no stars. */
async function countsOf({ kind, relationTo, id }: EntryQuery): Promise<{ stars: number[]; all: number }> {
  const rating = kind === 'comments' ? sql`0` : sql`rating`
  const rows = await readSql(
    await getCms(),
    sql`SELECT ${rating} AS stars, COUNT(*) AS number FROM ${sql.identifier(kind)}
        WHERE target = ${documentKey(relationTo, id)} AND _status = 'published' GROUP BY 1`,
  )
  const counted = new Map(rows.map((row) => [toNumber(row.stars), toNumber(row.number) ?? 0]))
  const all = [...counted.values()].reduce((sum, number) => sum + number, 0)
  return { stars: [1, 2, 3, 4, 5].map((stars) => counted.get(stars) ?? 0), all }
}

/** A window of the published entries about a document in the selected order, with the counts of all of them. */
export async function readEntries(query: EntryQuery): Promise<EntryPage> {
  const { kind, locale, stars } = query
  const [ids, counts] = await Promise.all([idsOf(query), countsOf(query)])
  const total = stars === null ? counts.all : (counts.stars[stars - 1] ?? 0)
  if (ids.length === 0) return { entries: [], total, stars: counts.stars }
  const [{ docs }, authors] = await Promise.all([
    publicFind({ collection: kind, locale, depth: 1, limit: ids.length, select, where: { id: { in: ids } } }),
    authorsOf(kind, ids),
  ])
  const byId = new Map<number, Contribution>(docs.map((row) => [row.id, row]))
  const entries = ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [entryView(row, authors.get(id) ?? null, locale)] : []
  })
  return { entries, total, stars: counts.stars }
}
