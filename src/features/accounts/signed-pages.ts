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
 * Keys of the documents that name a member as author, `products:12`. Reads on the connection of the write: ten
 * concurrent deletions, each waiting for a second connection, would deadlock.
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

/** After a change of name, alias or picture, renders the pages that name the member again (D-25). */
export const revalidateAuthorPages: CollectionAfterChangeHook<Shown> = async ({ doc, previousDoc, operation, req }) => {
  const same =
    doc.name === previousDoc.name &&
    (doc.alias ?? null) === (previousDoc.alias ?? null) &&
    relatedId(doc.avatar) === relatedId(previousDoc.avatar)
  if (operation === 'update' && !same) await renderAgain(req, await signedBy(req, doc.id))
  return doc
}

/** The documents whose pages named a member who is being deleted. */
const namedOn = (req: PayloadRequest) => notesOf<readonly string[]>(req, 'namedOn')

/** Notes the pages that name a member, before the deletion; one call may delete several members. */
export const noteAuthorPages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const targets = await signedBy(req, Number(id))
  namedOn(req).set(documentKey('users', id), targets)
}

/** Renders the pages that named a deleted member again (ACT-03). */
export const revalidateFormerAuthorPages: CollectionAfterDeleteHook = async ({ id, req }) => {
  await renderAgain(req, takeNote(namedOn(req), documentKey('users', id)) ?? [])
}
