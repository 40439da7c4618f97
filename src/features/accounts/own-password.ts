import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { operationOf } from '@/cms/hooks'
import { countFailure, isShutOut } from './failures'
import { isPassword, spendPassword } from './hash'
import { rejectField } from './reject-field'

/** Whether this is the password of the member; guesses at it count like those at the sign-in page. */
export async function isOwnPassword(req: PayloadRequest, password: string): Promise<boolean> {
  const { user } = req
  const stored = user
    ? await req.payload.db.findOne<{ id: number; hash?: string; salt?: string }>({
        collection: 'users',
        where: { id: { equals: user.id } },
        req,
      })
    : null
  const salt = stored?.salt ?? null
  if (!user || (await isShutOut(user.email, req, () => Promise.resolve(salt)))) {
    await spendPassword(password)
    return false
  }
  const right = await isPassword(password, stored ?? {})
  if (!right) countFailure(user.email, req, salt)
  return right
}

/** Where a call says the password that holds until it is changed. */
const field = 'currentPassword'

/**
 * A member who sets another password knows the one that holds (T-1I): a token that was stolen, or a browser that was left
 * signed in, would take the account over. Admins set the passwords of others, and their own in the admin, without it.
 */
export const requireOwnPassword: CollectionBeforeOperationHook = async ({ args, req, ...rest }) => {
  const isUpdate = ['update', 'updateByID'].includes(operationOf(rest))
  const fromOutside = req.payloadAPI !== 'local' && !('overrideAccess' in args && args.overrideAccess === true)
  const data: unknown = 'data' in args ? args.data : null
  if (!isUpdate || !fromOutside || typeof data !== 'object' || data === null) return args
  const { [field]: given, ...kept } = data as Record<string, unknown>
  // A visitor, or a session that ended meanwhile, is refused by what comes next.
  const isRequired = Boolean(Reflect.get(kept, 'password')) && req.user && !(isAdmin(req.user) && given === undefined)
  if (isRequired) {
    if (typeof given !== 'string' || given === '') return rejectField(req, field, 'refusals.passwordCurrent')
    if (!(await isOwnPassword(req, given))) return rejectField(req, field, 'refusals.passwordWrong')
  }
  return { ...args, data: kept }
}
