import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { fieldError } from '@/cms/field-error'
import { refusalText } from '@/cms/field-refusals'
import { deleteQueuedMailsTo } from '@/cms/mail/queue'
import { lockRow } from '@/cms/row-locks'
import type { User } from '@/payload-types'

/** Rejects a change that would leave no admin, since only an admin can open the admin. */
async function rejectLastAdmin(req: PayloadRequest, id: unknown): Promise<void> {
  const admins = await req.payload.db.find<{ id: number }>({
    collection: 'users',
    where: { roles: { in: ['admin'] } },
    limit: 2,
    req,
  })
  if (admins.docs.length > 1 || admins.docs[0]?.id !== Number(id)) return
  throw fieldError(req, 'roles', refusalText(req, 'refusals.lastAdmin'))
}

export const rejectDeletingLastAdmin: CollectionBeforeDeleteHook = ({ id, req }) => rejectLastAdmin(req, id)

/** Rejects taking the role from the last admin, too. */
export const rejectDemotingLastAdmin: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const wasAdmin = operation === 'update' && originalDoc?.roles.includes('admin')
  if (wasAdmin && data.roles?.includes('admin') === false) await rejectLastAdmin(req, originalDoc?.id)
  return data
}

/** Locks the account's row before the deletion touches the member's rows, as every other write does: no deadlock. */
export const lockAccountRow: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockRow(req, 'users', Number(id), 'deletion')
}

/** Marks are deleted with the account; contributions stay, as a former member's. */
const belongings = ['likes', 'helpfuls'] as const satisfies readonly CollectionSlug[]

/** Deletes marks through Payload, whose hooks recount them. The shop deletes the cart. */
export const deleteMarksOfAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of belongings) {
    await req.payload.delete({ collection, where: { user: { equals: id } }, overrideAccess: true, req })
  }
}

/** Deletes queued mails to a deleted account, which keep its address (for good if its server never accepts them). */
export const deleteQueuedMails: CollectionAfterDeleteHook<User> = ({ doc, req }) => deleteQueuedMailsTo(req, doc.email)

/** Deletes queued mails to the former address of a member who changed it. */
export const deleteMailsToFormerAddress: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'update' && previousDoc.email && previousDoc.email !== doc.email)
    await deleteQueuedMailsTo(req, previousDoc.email)
  return doc
}
