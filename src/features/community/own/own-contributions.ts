import 'server-only'
import type { Payload } from 'payload'
import { getCms } from '@/cms/public-find'
import { readSql, sql, sqlValues, toNumber, type Statement } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import { limits } from '@/core/limits'
import { cardCollections } from '@/core/collections'
import { writePath } from '@/core/paths'
import type { Locale } from '@/core/locales'
import { targetOf } from '../hooks'
import { contributionKinds, textOf, type ContributionKind, type ContributionText } from '../model'
import { entryWindows } from '../entries/windows'
import { selectionFromQuery, mostEntries, queryWithSelection, type EntryWindow } from '../entries/view'
import { aboutsOf, type Abouts } from '../reads'

export type OwnContribution = {
  readonly kind: ContributionKind
  readonly id: number
  readonly headline: string | null
  readonly text: string
  /** The language it is written in, where that is not the page's. */
  readonly lang: string | undefined
  readonly rating: number | null
  readonly anonymous: boolean
  readonly state: 'waiting' | 'published' | 'refused'
  /** The reason of rejection of a rejected one, otherwise null. */
  readonly reason: string | null
  /** The published document, with the query and fragment of the entry on its page; null of a draft. */
  readonly about: { readonly title: string; readonly href: string; readonly place: string } | null
  /** The page where it is edited; null once it is published. */
  readonly edit: string | null
  readonly createdAt: string
}

type Row = ContributionText<string> & {
  id: number
  headline?: string | null
  rating?: number | null
  anonymous?: boolean | null
  locale?: string | null
  doc?: unknown
  _status?: string | null
  refusal?: string | null
  createdAt: string
}

/** The key of the document that a row is about, `products:12`. */
function ofRow({ doc }: Row): string | null {
  const target = targetOf(doc, cardCollections, 'mushrooms')
  return target && documentKey(target.relationTo, target.id)
}

/** Query and fragment that show a published entry on its page: the first window made longer, or a later window. */
function placeOf(kind: ContributionKind, id: number, before: number, window: EntryWindow): string {
  const start = selectionFromQuery(kind, {}, window)
  const shown = Math.max(start.shown, before + 1)
  const choice = shown > mostEntries ? { ...start, from: before, shown: window.first } : { ...start, shown }
  return `${queryWithSelection('', kind, choice, window)}#${kind}-${id}`
}

type Shown = {
  readonly kind: ContributionKind
  readonly published: Abouts
  readonly locale: Locale
  readonly place: string
}

function toOwn(row: Row, { kind, published, locale, place }: Shown): OwnContribution {
  const of = ofRow(row)
  const about = of === null ? null : published.get(of)
  const state = row._status === 'published' ? 'published' : row.refusal ? 'refused' : 'waiting'
  return {
    kind,
    id: row.id,
    headline: row.headline ?? null,
    text: textOf(row) ?? '',
    lang: row.locale && row.locale !== locale ? row.locale : undefined,
    rating: row.rating ?? null,
    anonymous: row.anonymous ?? false,
    state,
    reason: state === 'refused' ? (row.refusal ?? null) : null,
    about: about ? { title: about.title, href: about.path, place: state === 'published' ? place : `#${kind}` } : null,
    edit: about && of !== null && state !== 'published' ? writePath(kind, of, row.id) : null,
    createdAt: row.createdAt,
  }
}

/** Selects a member's contributions of every kind and state. */
const writtenBy = (account: number): Statement =>
  sql.join(
    contributionKinds.map(
      (kind) =>
        sql`SELECT ${sql.raw(`'${kind}'`)} AS kind, id, created_at FROM ${sql.identifier(kind)} WHERE user_id = ${account}`,
    ),
    sql` UNION ALL `,
  )

/** How many published entries precede each of these in its document's list, newest first. */
async function placesOf(cms: Payload, kind: ContributionKind, ids: readonly number[]): Promise<Map<number, number>> {
  const table = sql.identifier(kind)
  const rows = await readSql(
    cms,
    sql`SELECT r.id, (SELECT COUNT(*) FROM ${table} n WHERE n.target = r.target AND n._status = 'published'
          AND (n.created_at > r.created_at OR (n.created_at = r.created_at AND n.id > r.id))) AS number
        FROM ${table} r WHERE r.id IN (${sqlValues(ids)})`,
  )
  return new Map(rows.map((row) => [Number(row.id), toNumber(row.number) ?? 0]))
}

type OwnPage = {
  readonly entries: readonly OwnContribution[]
  /** The page shown: the last one where the address names one beyond it. */
  readonly page: number
  readonly pages: number
}

/** A page of a member's contributions in every state, newest first; for that member alone (ACT-03). */
export async function ownContributions(account: number, locale: Locale, requested: number): Promise<OwnPage> {
  const cms = await getCms()
  const [counted] = await readSql(cms, sql`SELECT COUNT(*) AS number FROM (${writtenBy(account)}) AS written`)
  const pages = Math.max(1, Math.ceil((toNumber(counted?.number) ?? 0) / limits.archivePageSize))
  const page = Math.min(requested, pages)
  const rows = await readSql(
    cms,
    sql`SELECT kind, id FROM (${writtenBy(account)}) AS written ORDER BY created_at DESC, kind, id DESC
        LIMIT ${limits.archivePageSize} OFFSET ${(page - 1) * limits.archivePageSize}`,
  )
  const keys = rows.map(({ kind, id }) => documentKey(String(kind), String(id)))
  const lists = await Promise.all(
    contributionKinds.map(async (kind) => {
      const ids = rows.flatMap((row) => (row.kind === kind ? (toNumber(row.id) ?? []) : []))
      if (ids.length === 0) return { kind, rows: [], before: new Map<number, number>() }
      const [{ docs }, before] = await Promise.all([
        cms.find({
          collection: kind,
          where: { and: [{ id: { in: ids } }, { user: { equals: account } }] },
          pagination: false,
          depth: 0,
          locale,
          overrideAccess: true,
        }),
        placesOf(cms, kind, ids),
      ])
      return { kind, rows: docs, before }
    }),
  )
  const [published, windows] = await Promise.all([
    aboutsOf(
      lists.flatMap((list) => list.rows.flatMap((row) => ofRow(row) ?? [])),
      locale,
    ),
    entryWindows(),
  ])
  const found = new Map(
    lists.flatMap(({ kind, rows: own, before }) =>
      own.map((row) => {
        const place = placeOf(kind, row.id, before.get(row.id) ?? 0, windows[kind])
        return [documentKey(kind, row.id), toOwn(row, { kind, published, locale, place })] as const
      }),
    ),
  )
  return { entries: keys.flatMap((key) => found.get(key) ?? []), page, pages }
}
