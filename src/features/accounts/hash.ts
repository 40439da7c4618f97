import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PayloadRequest } from 'payload'

/** Payload's parameters for hashing, from `auth/strategies/local/generatePasswordSaltHash`; a test compares them. */
export const passwordCost = { iterations: 600_000, keyLength: 32, digest: 'sha256' } as const

const prefix = 'pbkdf2-sha256-v1:'

const derive = promisify(pbkdf2)

const costly = (password: string, salt: string): Promise<Buffer> =>
  derive(password, salt, passwordCost.iterations, passwordCost.keyLength, passwordCost.digest)

/** Takes as long as comparing a password, and returns nothing. */
export const hashForTiming = async (password: string): Promise<void> => {
  await costly(password, '0'.repeat(64))
}

type Hashed = { readonly hash: string; readonly salt: string }

/** Hashes a password in the format that Payload stores. */
export async function hashPassword(password: string): Promise<Hashed> {
  const salt = randomBytes(32).toString('hex')
  return { salt, hash: `${prefix}${(await costly(password, salt)).toString('hex')}` }
}

/** The salt of an account's password, which every new password changes; undefined where the address has no account. */
export async function storedSalt(req: PayloadRequest, email: string): Promise<string | null | undefined> {
  const user = await req.payload.db.findOne<{ id: number; salt?: string | null }>({
    collection: 'users',
    where: { email: { equals: email } },
    req,
  })
  return user ? (user.salt ?? null) : undefined
}

/** Whether this is the password; a hash in the format of older Payload versions never matches. */
export async function isPassword(password: string, { hash, salt }: Partial<Hashed>): Promise<boolean> {
  if (!hash?.startsWith(prefix) || !salt) return false
  const stored = Buffer.from(hash.slice(prefix.length), 'hex')
  const given = await costly(password, salt)
  return stored.length === given.length && timingSafeEqual(stored, given)
}
