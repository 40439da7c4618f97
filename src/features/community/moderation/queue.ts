import 'server-only'
import type { Payload } from 'payload'
import { readSql, sql, toNumber, toText, toTruth, type Row } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import { contributionKinds, textFields, type ContributionKind } from '../model'
import { contentHash, deskMark } from '../content-hash'
import { nearDuplicates, type Written } from './near-duplicates'
import { hasLink } from './links'

/** The views of the desk. */
export const deskViews = ['waiting', 'newest', 'reported', 'links', 'newMembers', 'doubles', 'refused'] as const
export type DeskView = (typeof deskViews)[number]

export type DeskEntry = {
  /** `reviews:4` */
  readonly key: string
  readonly kind: ContributionKind
  readonly id: number
  /** What it is about, `products:3`. */
  readonly target: string
  readonly headline: string | null
  readonly text: string
  /** An impression's form of consumption in the author's own words. */
  readonly other: string | null
  readonly rating: number | null
  readonly author: string
  readonly anonymous: boolean
  readonly createdAt: string
  readonly isPublished: boolean
  readonly refusal: string | null
  readonly reports: number
  readonly hasLink: boolean
  readonly isNewMember: boolean
  readonly isDouble: boolean
  /** Whether it is among the newest entries, whatever was decided. */
  readonly isNewest: boolean
  /** A hash of its text and state, and whether it is reported; a decision that names another mark is rejected. */
  readonly mark: string
}

/** The most rows of a kind on the desk, rejected ones last; further rows appear once these are decided. */
const most = 2000

/** How many of the newest entries the view `newest` lists. */
const newest = 100
/** How many of the latest published rows of a kind waiting entries are compared with. */
const compared = 500

async function rowsOf(payload: Payload, kind: ContributionKind): Promise<Row[]> {
  const stars = kind === 'comments' ? sql`NULL AS headline, NULL AS rating` : sql`r.headline, r.rating`
  const other = kind === 'impressions' ? sql`r.other_consumption_form` : sql`NULL`
  const moment = payload.db.name === 'postgres' ? sql`r.created_at::text` : sql`r.created_at`
  return readSql(
    payload,
    sql`SELECT r.id, r.target, r.user_id, r.anonymous, ${moment} AS created_at, r.refusal, r._status AS state, ${stars},
          ${other} AS other,
          r.${sql.identifier(textFields[kind])} AS words, COALESCE(NULLIF(u.alias, ''), u.name) AS author
        FROM ${sql.identifier(kind)} r LEFT JOIN users u ON u.id = r.user_id
        WHERE r._status = 'draft' OR ${`${kind}:`} || CAST(r.id AS TEXT) IN (SELECT target FROM reports)
          OR r.id IN (SELECT id FROM ${sql.identifier(kind)} ORDER BY created_at DESC, id DESC LIMIT ${newest})
        ORDER BY CASE WHEN r.refusal IS NULL THEN 0 ELSE 1 END, r.created_at DESC LIMIT ${most}`,
  )
}

/** Ids of members with a published contribution; a waiting entry of any other is listed in `newMembers`. */
async function knownMembers(payload: Payload): Promise<ReadonlySet<number>> {
  const parts = await Promise.all(
    contributionKinds.map((kind) =>
      readSql(payload, sql`SELECT DISTINCT user_id FROM ${sql.identifier(kind)} WHERE _status = 'published'`),
    ),
  )
  return new Set(parts.flat().flatMap((row) => toNumber(row.user_id) ?? []))
}

/** The latest published texts, for finding near-duplicates of them. */
async function publishedTexts(payload: Payload): Promise<Written[]> {
  const parts = await Promise.all(
    contributionKinds.map(async (kind) => {
      const rows = await readSql(
        payload,
        sql`SELECT id, ${sql.identifier(textFields[kind])} AS words FROM ${sql.identifier(kind)}
            WHERE _status = 'published' ORDER BY created_at DESC, id DESC LIMIT ${compared}`,
      )
      return rows.map((row) => ({ key: documentKey(kind, String(row.id)), text: String(row.words) }))
    }),
  )
  return parts.flat()
}

async function reportCounts(payload: Payload): Promise<ReadonlyMap<string, number>> {
  const rows = await readSql(payload, sql`SELECT target, COUNT(*) AS number FROM reports GROUP BY target`)
  return new Map(rows.map((row) => [String(row.target), toNumber(row.number) ?? 0]))
}

/** Everything that an admin may want to decide about, the newest first. */
export async function deskEntries(payload: Payload): Promise<DeskEntry[]> {
  const [rows, known, published, reports] = await Promise.all([
    Promise.all(contributionKinds.map(async (kind) => [kind, await rowsOf(payload, kind)] as const)),
    knownMembers(payload),
    publishedTexts(payload),
    reportCounts(payload),
  ])
  const entries = rows
    .flatMap(([kind, found]) =>
      found.map((row) => {
        const id = toNumber(row.id) ?? 0
        const key = documentKey(kind, id)
        const text = String(row.words)
        const headline = toText(row.headline)
        const other = toText(row.other)
        const rating = toNumber(row.rating)
        const anonymous = toTruth(row.anonymous)
        const hash = contentHash({
          headline,
          rating,
          comment: text,
          anonymous,
          otherConsumptionForm: other,
          _status: row.state,
          refusal: row.refusal,
        })
        const reported = reports.get(key) ?? 0
        return {
          key,
          kind,
          id,
          target: String(row.target),
          headline,
          text,
          other,
          rating,
          author: toText(row.author) ?? '',
          anonymous,
          createdAt: String(row.created_at),
          isPublished: row.state === 'published',
          refusal: toText(row.refusal) || null,
          reports: reported,
          hasLink: [headline, text, other].some((words) => hasLink(words ?? '')),
          isNewMember: !known.has(toNumber(row.user_id) ?? 0),
          mark: deskMark(hash, reported > 0),
        }
      }),
    )
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
  // Published entries that were reported or are new are in both lists; the map holds each text once.
  const texts = new Map([...published, ...entries].map(({ key, text }) => [key, text]))
  const doubles = nearDuplicates([...texts].map(([key, text]) => ({ key, text })))
  return entries.map((entry, at) => ({ ...entry, isDouble: doubles.has(entry.key), isNewest: at < newest }))
}

const waits = (entry: DeskEntry): boolean => !entry.isPublished && entry.refusal === null

/** Which entries each view lists. */
export const viewFilters: Readonly<Record<DeskView, (entry: DeskEntry) => boolean>> = {
  waiting: waits,
  newest: ({ isNewest }) => isNewest,
  reported: ({ reports }) => reports > 0,
  links: (entry) => waits(entry) && entry.hasLink,
  newMembers: (entry) => waits(entry) && entry.isNewMember,
  doubles: (entry) => waits(entry) && entry.isDouble,
  refused: ({ isPublished, refusal }) => !isPublished && refusal !== null,
}
