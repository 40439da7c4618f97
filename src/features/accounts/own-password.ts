import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { operationOf } from '@/cms/hooks'
import { countFailure, isShutOut } from './failures'
import { isPassword, hashForTiming } from './hash'
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
    await hashForTiming(password)
    return false
  }
  const right = await isPassword(password, stored ?? {})
  if (!right) countFailure(user.email, req, salt)
  return right
}

/** The field of a call that holds the current password. */
const field = 'currentPassword'

/**
 * A member who sets a new password must send the current one (T-1I): otherwise a stolen token, or a browser left signed
 * in, would be enough to take the account over. Admins need none for others, nor in the admin for themselves.
 */
export const requireOwnPassword: CollectionBeforeOperationHook = async ({ args, req, ...rest }) => {
  const isUpdate = ['update', 'updateByID'].includes(operationOf(rest))
  const fromOutside = req.payloadAPI !== 'local' && !('overrideAccess' in args && args.overrideAccess === true)
  const data: unknown = 'data' in args ? args.data : null
  if (!isUpdate || !fromOutside || typeof data !== 'object' || data === null) return args
  const { [field]: given, ...kept } = data as Record<string, unknown>
  // Without a signed-in user, or after the session ended, the access rules that follow reject the call.
  const isRequired = Boolean(Reflect.get(kept, 'password')) && req.user && !(isAdmin(req.user) && given === undefined)
  if (isRequired) {
    if (typeof given !== 'string' || given === '') return rejectField(req, field, 'refusals.passwordCurrent')
    if (!(await isOwnPassword(req, given))) return rejectField(req, field, 'refusals.passwordWrong')
  }
  return { ...args, data: kept }
}
