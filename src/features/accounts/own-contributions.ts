import 'server-only'
import type { Payload } from 'payload'
import { isPagedCollection, documentPath } from '@/core/paths'
import type { Locale } from '@/core/locales'

const kinds = ['comments', 'impressions', 'reviews'] as const

export type ContributionKind = (typeof kinds)[number]

export type OwnContribution = {
  readonly kind: ContributionKind
  readonly id: number
  readonly text: string
  readonly state: 'waiting' | 'published' | 'refused'
  /** Why it was refused, where it was. */
  readonly reason: string | null
  readonly about: { readonly title: string; readonly href: string } | null
  readonly createdAt: string
}

/** As much of a row as the list shows; what moderation adds is read where it is there. */
type Row = {
  id: number
  comment?: string
  impression?: string
  review?: string
  headline?: string | null
  doc?: unknown
  _status?: string | null
  refusal?: unknown
  reason?: unknown
  createdAt: string
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function aboutOf(doc: unknown): OwnContribution['about'] {
  const outer = asRecord(doc)
  const collection = 'relationTo' in outer ? outer.relationTo : 'mushrooms'
  const inner = 'relationTo' in outer ? asRecord(outer.value) : outer
  const title = inner.title ?? inner.displayName
  if (!isPagedCollection(collection) || typeof title !== 'string' || typeof inner.slug !== 'string') return null
  return { title, href: documentPath(collection, inner.slug) }
}

function toOwn(kind: ContributionKind, row: Row): OwnContribution {
  const refused = asRecord(row.refusal)
  const reason = [row.refusal, refused.reason, row.reason].find((value) => typeof value === 'string' && value !== '')
  return {
    kind,
    id: row.id,
    text: row.headline || row.comment || row.impression || row.review || '',
    state: row._status === 'published' ? 'published' : reason === undefined ? 'waiting' : 'refused',
    reason: typeof reason === 'string' ? reason : null,
    about: aboutOf(row.doc),
    createdAt: row.createdAt,
  }
}

/** What a member has written, the newest first, whatever its state: they are shown to nobody else (ACT-03). */
export async function ownContributions(payload: Payload, account: number, locale: Locale): Promise<OwnContribution[]> {
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const { docs } = await payload.find({
        collection: kind,
        where: { user: { equals: account } },
        draft: true,
        sort: '-createdAt',
        limit: 50,
        depth: 1,
        locale,
        overrideAccess: true,
      })
      return (docs as unknown as Row[]).map((row) => toOwn(kind, row))
    }),
  )
  return lists.flat().sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}
