import { ValidationError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'
import { refusalLabel } from '@/cms/field-refusals'
import { inLanguage } from '@/cms/labels'

/** Nobody could open the admin any more. */
export const keepAnAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const admins = await req.payload.db.find<{ id: number }>({
    collection: 'users',
    where: { roles: { in: ['admin'] } },
    limit: 2,
    req,
  })
  if (admins.docs.length > 1 || admins.docs[0]?.id !== Number(id)) return
  const message = inLanguage(refusalLabel('refusals.lastAdmin'), req.i18n.language)
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'roles' }], req }, req.t)
}

/** What a member has marked goes with the account; what was written stays, as a former member's. */
const belongings = ['likes', 'helpfuls'] as const satisfies readonly CollectionSlug[]

/** Takes marks along, by the hooks that count them. The shop takes the cart. */
export const takeBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of belongings) {
    await req.payload.delete({ collection, where: { user: { equals: id } }, overrideAccess: true, req })
  }
}
