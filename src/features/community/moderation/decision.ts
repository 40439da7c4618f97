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
    /** What was decided at the desk. */
    decision?: Decision
    /** The reports that come back with a decision that is taken back. */
    reports?: readonly Report[] | undefined
  }
}

/** What a save decided about an entry, or null where it stands as it stood. */
export function decisionOf(before: State, after: State): Decision | null {
  const [was, is] = [before._status === 'published', after._status === 'published']
  const [former, reason] = [before.refusal || '', after.refusal || '']
  if (is) return was ? null : { action: 'publish', reason: '' }
  if (reason) return was || reason !== former ? { action: 'refuse', reason } : null
  return was || former ? { action: 'reopen', reason: '' } : null
}

/** How entries stood before the saves of the request, which saves many at once. */
const stood = (req: PayloadRequest) => notesOf<State>(req, 'stood')

/** The reports that the decisions of the request took, by entry. */
export const takenReports = (req: PayloadRequest) => notesOf<readonly Report[]>(req, 'taken reports')

/** How an entry stands for everybody: Payload's own previous document may be a saved draft. */
export async function stateOf(req: PayloadRequest, slug: CollectionSlug, id: number): Promise<State> {
  const row = await req.payload.db.findOne<Row>({ collection: slug, where: { id: { equals: id } }, req })
  return row ? { _status: row._status, refusal: row.refusal } : {}
}

/** Remembers how an entry stands that an admin saves. */
export const rememberState: CollectionBeforeChangeHook<Row> = async (args) => {
  const { context, data, operation, originalDoc, req } = args
  const { slug } = args.collection
  // An author who edits their entry decides nothing, admin or not.
  if (operation !== 'update' || !originalDoc || !isAdmin(req.user) || context.rewritten === true) return data
  stood(req).set(documentKey(slug, originalDoc.id), await stateOf(req, slug, originalDoc.id))
  return data
}

/**
 * Writes what an admin decided into the log and clears the reports that it looked at, whether at the desk or in the
 * record itself (MOD-01). The desk names its decision, since publishing again what was reported changes no state, and the
 * reports that come back with a decision that it takes back.
 */
const logDecision: CollectionAfterChangeHook<Row> = async ({ collection: { slug }, doc, operation, req, context }) => {
  const entry = documentKey(slug, doc.id)
  const before = takeNote(stood(req), entry)
  if (operation !== 'update' || !before) return doc
  const decision = context.decision ?? decisionOf(before, await stateOf(req, slug, doc.id))
  if (!decision) return doc
  const { reports } = context
  if (reports) await restoreReports(req, entry, reports)
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

/** The hooks after a change of a contribution, and the log after them. */
export const withLog = ({ afterChange, afterDelete }: After): After => ({
  afterChange: [...afterChange, logDecision],
  afterDelete,
})
