import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { refusalLabel } from '@/cms/field-refusals'
import { forgetMailsTo } from '@/cms/mail/queue'
import { inLanguage } from '@/cms/labels'
import { lockRow } from '@/cms/row-locks'
import { toldRejection } from '@/cms/told-rejection'
import type { User } from '@/payload-types'

/** Without an admin the admin could not be opened any more. */
async function rejectLastAdmin(req: PayloadRequest, id: unknown): Promise<void> {
  const admins = await req.payload.db.find<{ id: number }>({
    collection: 'users',
    where: { roles: { in: ['admin'] } },
    limit: 2,
    req,
  })
  if (admins.docs.length > 1 || admins.docs[0]?.id !== Number(id)) return
  throw toldRejection(req, 'roles', inLanguage(refusalLabel('refusals.lastAdmin'), req.i18n.language))
}

export const keepAnAdmin: CollectionBeforeDeleteHook = ({ id, req }) => rejectLastAdmin(req, id)

/** The last admin stays one, too. */
export const keepAnAdminsRole: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  const wasAdmin = operation === 'update' && originalDoc?.roles.includes('admin')
  if (wasAdmin && data.roles?.includes('admin') === false) await rejectLastAdmin(req, originalDoc?.id)
  return data
}

/** Whoever writes for a member waits for the account first: a deletion that came to it last would be waited for in turn. */
export const holdAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockRow(req, 'users', Number(id), 'deletion')
}

/** What a member has marked goes with the account; what was written stays, as a former member's. */
const belongings = ['likes', 'helpfuls'] as const satisfies readonly CollectionSlug[]

/** Takes marks along, by the hooks that count them. The shop takes the cart. */
export const takeBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of belongings) {
    await req.payload.delete({ collection, where: { user: { equals: id } }, overrideAccess: true, req })
  }
}

/** What waits for them in the queue would keep their address, for good where their mail server takes nothing for it. */
export const forgetMails: CollectionAfterDeleteHook<User> = ({ doc, req }) => forgetMailsTo(req, doc.email)

/** Nor does an address that they had before stay behind. */
export const forgetFormerMails: CollectionAfterChangeHook<User> = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'update' && previousDoc.email && previousDoc.email !== doc.email)
    await forgetMailsTo(req, previousDoc.email)
  return doc
}
