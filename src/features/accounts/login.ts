import { AuthenticationError, type Endpoint, type PayloadHandler, type PayloadRequest } from 'payload'
import { payloadsOwn } from '@/cms/own-endpoint'
import { addressIn } from './address'
import { countFailure, forgetFailures } from './failures'
import { hashForTiming, storedSalt } from './hash'
import { lockingAccounts } from './locked-calls'

const route = { path: '/login', method: 'post' } as const

/**
 * Counts a wrong password only where Payload compared one: not without an account, nor for a locked one.
 * @returns whether it was counted
 */
async function countWrongPassword(req: PayloadRequest, error: Error): Promise<boolean> {
  const email = addressIn(req.data)
  if (email === null || req.context.shutOut === true || error.message === req.t('error:userLocked')) return false
  const salt = await storedSalt(req, email)
  if (salt === undefined) return false
  countFailure(email, req, salt)
  return true
}

/**
 * Payload's sign-in with one error for every failure: neither its message nor its time reveals which addresses have
 * accounts, or which of these are locked (T-1I).
 */
export const withUniformLoginError =
  (spend: (password: string) => Promise<void>): PayloadHandler =>
  async (req) => {
    try {
      const response = await payloadsOwn(req, 'users', route)(req)
      const email = addressIn(req.data)
      if (email !== null) forgetFailures(email, req)
      return response
    } catch (error) {
      if (!(error instanceof Error) || Reflect.get(error, 'status') !== 401) throw error
      const password: unknown = req.data?.password
      const counted = await countWrongPassword(req, error)
      if (!counted && typeof password === 'string') await spend(password)
      throw new AuthenticationError(req.t)
    }
  }

export const login: Omit<Endpoint, 'root'> = {
  ...route,
  handler: lockingAccounts(withUniformLoginError(hashForTiming)),
}
