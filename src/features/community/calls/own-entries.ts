import 'server-only'
import { getCms } from '@/cms/public-find'
import { parseDocumentKey } from '@/core/document-key'
import { refuseRepeated, type Refusal } from '@/cms/guards/refusals'
import { AppError } from '@/core/errors'
import { defaultLocale, isLocale, type Locale } from '@/core/locales'
import type { Comment, Impression, Review, User } from '@/payload-types'
import { entryView } from '../entries/read'
import type { EntryView } from '../entries/view'
import { contributionKinds, type ContributionKind } from '../model'

const malformed = 'refusals.malformedQuery' satisfies Refusal

/** What a member wrote and no other visitor sees yet. */
export type OwnEntry = {
  readonly kind: ContributionKind
  readonly entry: EntryView
  /** Why it was rejected; null while it waits. */
  readonly refusal: string | null
}

type Row = (Comment | Impression | Review) & { refusal?: string | null; anonymous?: boolean | null }

async function ownOf(kind: ContributionKind, user: User, target: string, locale: Locale): Promise<OwnEntry[]> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: kind,
    locale,
    depth: 1,
    limit: 20,
    sort: '-createdAt',
    select: { doc: false, user: false },
    where: { and: [{ user: { equals: user.id } }, { target: { equals: target } }, { _status: { equals: 'draft' } }] },
    // The author’s own rows, whatever their state: no access rule lets drafts through.
    overrideAccess: true,
  })
  // The name under which the entry will be published.
  const author = { name: user.name, alias: user.alias ?? null, picture: null }
  return (docs as Row[]).map((row) => ({
    kind,
    entry: entryView(row, row.anonymous ? null : author, locale),
    refusal: row.refusal || null,
  }))
}

/**
 * GET /api/entries/own?of=mushrooms:12: the caller's own entries about a document that are not published, and no
 * others.
 * @throws AppError badRequest
 */
export async function ownEntries(request: Request): Promise<{ entries: readonly OwnEntry[] }> {
  const { searchParams } = new URL(request.url)
  refuseRepeated(searchParams, ['of', 'locale'])
  const target = searchParams.get('of') ?? ''
  if (!parseDocumentKey(target)) throw new AppError('badRequest', malformed)
  const cms = await getCms()
  const { user } = await cms.auth({ headers: request.headers })
  if (!user) return { entries: [] }
  const requested = searchParams.get('locale')
  const locale = isLocale(requested) ? requested : defaultLocale
  const found = await Promise.all(contributionKinds.map((kind) => ownOf(kind, user, target, locale)))
  return { entries: found.flat() }
}
