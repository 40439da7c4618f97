import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { AuthenticationError, type Endpoint, type PayloadHandler, type PayloadRequest } from 'payload'
import { payloadsOwn } from '@/cms/own-endpoint'

const route = { path: '/login', method: 'post' } as const

/** What Payload spends on a password, in `auth/strategies/local/generatePasswordSaltHash`; a test compares. */
export const passwordCost = { iterations: 600_000, keyLength: 32, digest: 'sha256' } as const

const hash = promisify(pbkdf2)

export const spendPassword = async (password: string): Promise<void> => {
  await hash(password, '0'.repeat(64), passwordCost.iterations, passwordCost.keyLength, passwordCost.digest)
}

/** True when Payload has compared the password: it does not for an address nobody has, nor for a locked account. */
async function wasCompared(req: PayloadRequest, error: Error): Promise<boolean> {
  const email: unknown = req.data?.email
  if (typeof email !== 'string' || error.message === req.t('error:userLocked')) return false
  const user = await req.payload.db.findOne<{ id: number }>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    req,
  })
  return Boolean(user)
}

/**
 * Payload's sign-in, whose refusals tell neither by their words nor by their time which addresses have accounts,
 * or which of them are locked (security.md 1.I).
 */
export const concealing =
  (spend: (password: string) => Promise<void>): PayloadHandler =>
  async (req) => {
    try {
      return await payloadsOwn(req, 'users', route)(req)
    } catch (error) {
      if (!(error instanceof Error) || Reflect.get(error, 'status') !== 401) throw error
      const password: unknown = req.data?.password
      if (!(await wasCompared(req, error)) && typeof password === 'string') await spend(password)
      throw new AuthenticationError(req.t)
    }
  }

export const login: Omit<Endpoint, 'root'> = { ...route, handler: concealing(spendPassword) }
