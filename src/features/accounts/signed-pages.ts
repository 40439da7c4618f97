import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { publishChange } from '@/cms/changes/log'
import { notesOf, takeNote } from '@/cms/request-notes'
import { runSqlReturning, sql } from '@/cms/sql'
import { contributionKinds } from '@/core/contributions'
import { documentKey } from '@/core/document-key'
import { relatedId } from '@/core/relation'

type Shown = { id: number; name?: unknown; alias?: unknown; avatar?: unknown }

/**
 * What a member is named on, `products:12`. Read by the connection that the write has: waiting for one beside it, ten
 * members who leave at once would wait for each other.
 */
async function signedBy(req: PayloadRequest, account: number): Promise<string[]> {
  const named = contributionKinds.map(
    (slug) =>
      sql`SELECT target FROM ${sql.identifier(slug)}
          WHERE user_id = ${account} AND _status = 'published' AND anonymous IS NOT TRUE`,
  )
  const rows = await runSqlReturning(req, sql.join(named, sql` UNION `))
  return rows.flatMap(({ target }) => (typeof target === 'string' ? [target] : []))
}

async function renderAgain(req: PayloadRequest, targets: readonly string[]): Promise<void> {
  for (const key of targets) await publishChange(req, { key, scope: 'document' })
}

/** A member who is called otherwise, or shows another picture, is so at once wherever they are named (D-25). */
export const renameOnPages: CollectionAfterChangeHook<Shown> = async ({ doc, previousDoc, operation, req }) => {
  const same =
    doc.name === previousDoc.name &&
    (doc.alias ?? null) === (previousDoc.alias ?? null) &&
    relatedId(doc.avatar) === relatedId(previousDoc.avatar)
  if (operation === 'update' && !same) await renderAgain(req, await signedBy(req, doc.id))
  return doc
}

/** The documents whose pages named a member who is being deleted. */
const namedOn = (req: PayloadRequest) => notesOf<readonly string[]>(req, 'namedOn')

/** Remembers where a member is named, which the deletion forgets; several may be deleted by one call. */
export const rememberSigned: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const targets = await signedBy(req, Number(id))
  namedOn(req).set(documentKey('users', id), targets)
}

/** A member who has left is named nowhere any more (ACT-03). */
export const leavePages: CollectionAfterDeleteHook = async ({ id, req }) => {
  await renderAgain(req, takeNote(namedOn(req), documentKey('users', id)) ?? [])
}
