import type {
  APIError,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeReadHook,
  CollectionSlug,
  PayloadRequest,
  SelectIncludeType,
} from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import type { AnyRequest } from '@/cms/any-request'
import type { Change } from '@/cms/changes/log'
import { withEmptyGroupSelects } from '@/cms/empty-group-selects'
import { refusalError } from '@/cms/field-refusals'
import { findAtOnce } from '@/cms/find-at-once'
import { documentKey } from '@/core/document-key'
import { isRecord } from '@/core/is-record'
import { relatedId } from '@/core/relation'
import { mayBeRated, ratingFields } from '@/platform/catalogue/harmful-species'
import { dedupeKey } from './dedupe'
import { lockNewestVersion } from './lock-newest-version'
import { helpfulTargets, starredTarget, type ContributionKind } from './model'
import { choicesOf, contentHash, deskMark } from './content-hash'
import { stateOf } from './moderation/decision'
import { isReported } from './moderation/taken-reports'

export type Target = { relationTo: CollectionSlug; id: number }

/** Reads `{relationTo, value}` or a bare id of `fallback` (D-15) from what a caller sent. */
export function targetOf(value: unknown, allowed: readonly CollectionSlug[], fallback?: CollectionSlug): Target | null {
  const id = relatedId(value)
  if (id === null || !Number.isSafeInteger(id) || id <= 0) return null
  const relationTo =
    isRecord(value) && 'relationTo' in value ? allowed.find((slug) => slug === value.relationTo) : fallback
  return relationTo ? { relationTo, id } : null
}

type Found = { id: number; _status?: string; target?: string | null } & Record<string, unknown>

/** Whether the target is a contribution with stars. */
const isStarred = ({ relationTo }: Target): boolean => helpfulTargets.some((starred) => starred === relationTo)

/** Reads a target: status, fields that decide whether it may be rated, and what a contribution with stars is about. */
function findTarget(req: AnyRequest, target: Target): Promise<Found | null> {
  const { relationTo, id } = target
  const { flattenedFields } = req.payload.collections[relationTo].config
  const about: SelectIncludeType = isStarred(target) ? { target: true } : {}
  return req.payload.db.findOne<Found>({
    collection: relationTo,
    where: { id: { equals: id } },
    select: withEmptyGroupSelects({ _status: true, ...about, ...ratingFields(req, relationTo) }, flattenedFields),
    req,
  })
}

/** Whether members may rate a target; true for a missing one, which gets no stars anyway. */
async function isRatedTarget(req: AnyRequest, target: Target): Promise<boolean> {
  const doc = await findTarget(req, target)
  return !doc || (await mayBeRated(req, target.relationTo, doc))
}

/** Whether a contribution gives stars to something found harmful: it is hidden, so nobody marks it (SAF-04). */
async function praisesHarm(req: AnyRequest, { target }: Found): Promise<boolean> {
  const about = starredTarget(target)
  return about !== null && !(await isRatedTarget(req, { relationTo: about.collection, id: about.id }))
}

/**
 * Makes sure the target exists and is published, as the caller may see it.
 * @throws APIError 400 when it does not
 */
export async function requireTarget(req: PayloadRequest, target: Target | null): Promise<Target & { doc: Found }> {
  const found = target && (await findTarget(req, target))
  const isPublished = found?._status === undefined || found._status === 'published'
  if (!target || !found || !isPublished || (await praisesHarm(req, found))) {
    throw refusalError(req, 'refusals.related', 400)
  }
  return { ...target, doc: found }
}

/** Status of the error `unrated` for callers that decide about many entries and have to tell it from others. */
export const unratedStatus = 422

/** The error for stars on a harmful species, or on what is sold or cooked of it (SAF-04). */
const unrated = (req: PayloadRequest, status: number): APIError => refusalError(req, 'refusals.unrated', status)

/** The signed-in caller's id; the seed names an author through the context, since it acts for many. */
export function authorOf(req: PayloadRequest, context: Record<string, unknown>): number {
  const id: unknown = context.author ?? req.user?.id
  if (typeof id !== 'number') throw refusalError(req, 'refusals.signIn', 403)
  return id
}

/** The fields that the hooks read of a contribution or mark; its relation is `doc` or `item`. */
type Row = {
  id: number
  doc?: unknown
  item?: unknown
  user?: { id: number } | number | null
  target?: string | null
  anonymous?: boolean | null
  dedupeKey?: string | null
  refusal?: string | null
  _status?: 'draft' | 'published' | null
}

/** Rejects an array where a row has one target: Payload reads each element before validating, and fails on a null. */
export const oneTarget =
  (name: 'doc' | 'item'): CollectionBeforeOperationHook =>
  ({ args, req }) => {
    const data: unknown = 'data' in args ? args.data : null
    const target: unknown = isRecord(data) ? data[name] : null
    if (Array.isArray(target)) throw refusalError(req, 'refusals.related', 400)
  }

export type Contribution = {
  collection: ContributionKind
  targets: readonly CollectionSlug[]
  fallback?: CollectionSlug
}

type Save = Parameters<CollectionBeforeChangeHook<Row>>[0]

/** The data of a new contribution: by the session's member, and a draft unless an admin sends it (D-01, COM-06). */
async function sentEntry({ collection, targets, fallback }: Contribution, { data, req, context }: Save) {
  const found = await requireTarget(req, targetOf(data.doc, targets, fallback))
  const seeded = context.seed === true
  if (collection !== 'comments' && !(await mayBeRated(req, found.relationTo, found.doc))) throw unrated(req, 400)
  const user = authorOf(req, context)
  const target = documentKey(found.relationTo, found.id)
  return {
    ...data,
    user,
    target,
    dedupeKey: seeded ? null : await dedupeKey(req, collection, { user, target, words: data }),
    _status: seeded || isAdmin(req.user) ? (data._status ?? 'draft') : 'draft',
  }
}

/** The entry as stored, locked for this save; the `originalDoc` that Payload read before the hooks may be stale. */
const standing = async (collection: ContributionKind, { originalDoc, req }: Save): Promise<Partial<Row>> =>
  (originalDoc && (await lockNewestVersion<Row>(req, collection, originalDoc))) ?? originalDoc ?? {}

/** The error for a save based on a stale entry: a decision and an edit must not overwrite each other. */
const overtaken = (req: PayloadRequest): APIError => refusalError(req, 'refusals.decided', 409)

/** The fields a save writes: author and target stay as they are, and a published entry has no reason of rejection. */
function written({ data, originalDoc }: Save, now: Partial<Row>, anonymous: boolean | null | undefined) {
  const own = { user: now.user ?? null, target: originalDoc?.target, doc: now.doc ?? data.doc }
  const entry = { ...data, ...own, anonymous: anonymous ?? null }
  return (data._status ?? originalDoc?._status) === 'published' ? { ...entry, refusal: null } : entry
}

/** An author's edit of a waiting entry. Without its dedupe key, sending the first text again makes another entry. */
async function rewrittenEntry({ collection }: Contribution, save: Save) {
  const now = await standing(collection, save)
  if (now._status === 'published') throw overtaken(save.req)
  return { ...written(save, now, save.data.anonymous), dedupeKey: null }
}

/** An admin's decision, at the desk or by a save. */
async function decidedEntry({ collection, targets, fallback }: Contribution, save: Save) {
  const { context, data, originalDoc, req } = save
  const now = await standing(collection, save)
  const atDesk = typeof context.seen === 'string'
  const seen = atDesk ? context.seen : contentHash(originalDoc ?? {})
  // The desk shows the state that is live for everybody, even where a newer draft exists.
  const stood = await stateOf(req, collection, originalDoc?.id ?? 0)
  const hash = contentHash({ ...now, ...(atDesk ? stood : {}) })
  // Another moderator may have settled the reports; one that arrived after the desk was loaded stops no decision.
  const wasReported = seen === deskMark(hash, true)
  const isSeen =
    seen === hash || (wasReported && (await isReported(req, documentKey(collection, originalDoc?.id ?? 0))))
  // A save writes fields that it does not name as it read them, which would undo selections the author changed since.
  const isRead = choicesOf(originalDoc ?? {}) === choicesOf(now)
  if (!isRead || !isSeen) throw overtaken(req)
  // The target may have been found harmful while the entry waited.
  if (collection !== 'comments' && data._status === 'published' && stood._status !== 'published') {
    const about = targetOf(now.doc, targets, fallback)
    if (about && !(await isRatedTarget(req, about))) throw unrated(req, unratedStatus)
  }
  return { ...written(save, now, now.anonymous === true || data.anonymous), dedupeKey: originalDoc?.dedupeKey }
}

/** Sets author, target and state of a contribution; none of them is taken from the body. */
export const ownContribution =
  (contribution: Contribution): CollectionBeforeChangeHook<Row> =>
  (save) => {
    if (save.operation !== 'update') return sentEntry(contribution, save)
    return save.context.rewritten === true ? rewrittenEntry(contribution, save) : decidedEntry(contribution, save)
  }

const authors = { collection: 'users', field: 'id', select: { name: true, alias: true } } as const

/**
 * Adds the author's public name. It runs before field access removes `user`, and reads no author of an anonymous row
 * (D-03).
 */
export const showAuthor: CollectionBeforeReadHook<Row> = async ({ doc, req }) => {
  const author = relatedId(doc.user)
  // A group with an empty name: Payload reads the fields inside a group, and fails where that is null.
  if (doc.anonymous || author === null) return { ...doc, populatedUser: { name: null } }
  const user = await findAtOnce<{ name?: string; alias?: string }>(req, authors, author)
  return { ...doc, populatedUser: { name: user ? user.alias || user.name || '' : null } }
}

type Recount = (req: PayloadRequest, target: string, scope: Change['scope']) => Promise<void>

/** Hooks that recount the target's counters from the rows after every change or deletion of a row. */
export const recountAfter = (recount: Recount) => {
  const follow = async (req: PayloadRequest, row: Row, before?: Row): Promise<void> => {
    const target = targetKey(row)
    if (!target) return
    // Pages fetch marks themselves and show published contributions only, so other changes revalidate no page.
    const isShown = [row, before].some((version) => version?._status === 'published')
    await recount(req, target, isShown ? 'document' : 'counts')
  }
  const afterChange: CollectionAfterChangeHook<Row> = async ({ doc, previousDoc, req }) => {
    await follow(req, doc, previousDoc)
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook<Row> = async ({ doc, req }) => {
    await follow(req, doc)
    return doc
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** The hidden `target` key; field access removes it from responses, so it is rebuilt from the relation. */
function targetKey(doc: Row): string | null {
  if (typeof doc.target === 'string') return doc.target
  const relation = doc.doc ?? doc.item
  const id = relatedId(relation)
  if (id === null) return null
  return documentKey(
    isRecord(relation) && 'relationTo' in relation ? String(relation.relationTo) : 'mushrooms',
    String(id),
  )
}
