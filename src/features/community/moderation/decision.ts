import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { notesOf, takeNote } from '@/cms/request-notes'
import { documentKey } from '@/core/document-key'
import { tidyText } from '@/core/tidy-text'
import { restoreReports, takeReports, type Report } from './taken-reports'

type State = { readonly _status?: string | null; readonly refusal?: string | null }

type Row = State & { id: number }

export type Decision = { readonly action: 'publish' | 'refuse' | 'reopen'; readonly reason: string }

declare module 'payload' {
  interface RequestContext {
    /** The decision made at the desk. */
    decision?: Decision
    /** The reports to restore, where the desk undoes a decision. */
    reports?: readonly Report[] | undefined
  }
}

/** The decision that a save made about an entry, or null where its state is the same. */
export function decisionOf(before: State, after: State): Decision | null {
  const [was, is] = [before._status === 'published', after._status === 'published']
  const [former, reason] = [before.refusal || '', after.refusal || '']
  if (is) return was ? null : { action: 'publish', reason: '' }
  if (reason) return was || reason !== former ? { action: 'refuse', reason } : null
  return was || former ? { action: 'reopen', reason: '' } : null
}

/** The states of entries before the saves of a request, which may save many at once. */
const stood = (req: PayloadRequest) => notesOf<State>(req, 'stood')

/** The reports that the decisions of a request deleted, by entry. */
export const takenReports = (req: PayloadRequest) => notesOf<readonly Report[]>(req, 'taken reports')

/** Whether the entries are reported again whose decisions a request took back, by entry. */
export const restoredReports = (req: PayloadRequest) => notesOf<boolean>(req, 'restored reports')

/** Reads the state that is live for everybody: Payload's own previous document may be a newer draft. */
export async function stateOf(req: PayloadRequest, slug: CollectionSlug, id: number): Promise<State> {
  const row = await req.payload.db.findOne<Row>({ collection: slug, where: { id: { equals: id } }, req })
  return row ? { _status: row._status, refusal: row.refusal } : {}
}

/** Notes the state of an entry before an admin saves it. */
export const rememberState: CollectionBeforeChangeHook<Row> = async (args) => {
  const { context, data, operation, originalDoc, req } = args
  const { slug } = args.collection
  // An author who edits their entry decides nothing, admin or not.
  if (operation !== 'update' || !originalDoc || !isAdmin(req.user) || context.rewritten === true) return data
  stood(req).set(documentKey(slug, originalDoc.id), await stateOf(req, slug, originalDoc.id))
  return data
}

/**
 * Logs an admin's decision and deletes the reports that it settles, whether made at the desk or in the record (MOD-01).
 * The desk names its decision, since publishing a reported entry again changes no state; for an undo it sends the
 * reports to restore.
 */
const logDecision: CollectionAfterChangeHook<Row> = async ({ collection: { slug }, doc, operation, req, context }) => {
  const entry = documentKey(slug, doc.id)
  const before = takeNote(stood(req), entry)
  if (operation !== 'update' || !before) return doc
  const decision = context.decision ?? decisionOf(before, await stateOf(req, slug, doc.id))
  if (!decision) return doc
  const { reports } = context
  if (reports) restoredReports(req).set(entry, await restoreReports(req, entry, reports))
  else if (decision.action !== 'reopen') takenReports(req).set(entry, await takeReports(req, entry))
  await req.payload.create({
    collection: 'moderations',
    data: { entry, action: decision.action, reason: tidyText(decision.reason), user: req.user?.id ?? null },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return doc
}

type After = { afterChange: CollectionAfterChangeHook[]; afterDelete: CollectionAfterDeleteHook[] }

/** Adds the log after the other hooks of a contribution. */
export const withLog = ({ afterChange, afterDelete }: After): After => ({
  afterChange: [...afterChange, logDecision],
  afterDelete,
})
