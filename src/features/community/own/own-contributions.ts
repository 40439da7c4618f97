import 'server-only'
import { getCms } from '@/cms/public-find'
import { documentPath, isPagedCollection, writePath } from '@/core/paths'
import type { Locale } from '@/core/locales'
import { contributionKinds, type ContributionKind } from '../model'

/** Of each kind; anyone who wrote more finds the rest in the download. */
const most = 100

export type OwnContribution = {
  readonly kind: ContributionKind
  readonly id: number
  readonly headline: string | null
  readonly text: string
  readonly rating: number | null
  readonly anonymous: boolean
  readonly state: 'waiting' | 'published' | 'refused'
  /** Why it was refused, where it was. */
  readonly reason: string | null
  readonly about: { readonly title: string; readonly href: string } | null
  /** Where it is written anew; of what is published, nowhere. */
  readonly edit: string | null
  readonly createdAt: string
}

type Row = {
  id: number
  comment?: string
  impression?: string
  review?: string
  headline?: string | null
  rating?: number | null
  anonymous?: boolean | null
  doc?: unknown
  _status?: string | null
  refusal?: string | null
  createdAt: string
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** What a row is about; nothing where that is gone. */
function aboutOf(doc: unknown) {
  const outer = asRecord(doc)
  const collection = 'relationTo' in outer ? outer.relationTo : 'mushrooms'
  const inner = 'relationTo' in outer ? asRecord(outer.value) : outer
  const title = inner.displayName ?? inner.title
  if (!isPagedCollection(collection) || typeof title !== 'string' || typeof inner.slug !== 'string') return null
  return { title, href: documentPath(collection, inner.slug), of: `${collection}:${String(inner.id)}` }
}

function toOwn(kind: ContributionKind, row: Row): OwnContribution {
  const about = aboutOf(row.doc)
  const state = row._status === 'published' ? 'published' : row.refusal ? 'refused' : 'waiting'
  return {
    kind,
    id: row.id,
    headline: row.headline ?? null,
    text: row.comment ?? row.impression ?? row.review ?? '',
    rating: row.rating ?? null,
    anonymous: row.anonymous ?? false,
    state,
    reason: state === 'refused' ? (row.refusal ?? null) : null,
    about: about && { title: about.title, href: about.href },
    edit: about && state !== 'published' ? writePath(kind, about.of, row.id) : null,
    createdAt: row.createdAt,
  }
}

/** What a member has written, the newest first, whatever its state: they are shown to nobody else (ACT-03). */
export async function ownContributions(account: number, locale: Locale): Promise<OwnContribution[]> {
  const cms = await getCms()
  const lists = await Promise.all(
    contributionKinds.map(async (kind) => {
      const { docs } = await cms.find({
        collection: kind,
        where: { user: { equals: account } },
        sort: '-createdAt',
        limit: most,
        depth: 1,
        locale,
        overrideAccess: true,
      })
      return (docs as unknown as Row[]).map((row) => toOwn(kind, row))
    }),
  )
  return lists.flat().sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}
