import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'
import { callerAddress } from '@/cms/guards/rate-limits'
import { limits } from '@/core/limits'

/**
 * Wrong passwords by account and by where they come from: anyone who guesses at an account locks out himself, not its
 * owner, whose address may be easy to guess (L9). Payload's own lock stands behind it, far above.
 */
type Count = {
  failed: number
  until: number
  /** Of the password that was guessed at: a new one, whichever process set it, opens the account. */
  salt: string | null
}

const accounts = new LRUCache<string, Map<string, Count>>({ max: 10_000 })

const { attempts, seconds } = limits.signIn

const addressOf = (req: Pick<PayloadRequest, 'headers'>): string => callerAddress(req)

function countOf(email: string, address: string, now: number): Count | null {
  const count = accounts.get(email)?.get(address)
  return count && count.until > now ? count : null
}

/** @param storedSalt reads the salt of the password as it is now, for those alone who guessed too often */
export async function isShutOut(
  email: string,
  req: Pick<PayloadRequest, 'headers'>,
  storedSalt: () => Promise<string | null>,
  now = Date.now(),
): Promise<boolean> {
  const count = countOf(email, addressOf(req), now)
  return count !== null && count.failed >= attempts && count.salt === (await storedSalt())
}

/** @param salt of the password that was compared */
export function countFailure(
  email: string,
  req: Pick<PayloadRequest, 'headers'>,
  salt: string | null,
  now = Date.now(),
): void {
  const address = addressOf(req)
  const before = countOf(email, address, now)
  const failed = (before?.salt === salt ? before.failed : 0) + 1
  const counts = accounts.get(email) ?? new Map<string, Count>()
  for (const [each, { until }] of counts) if (until <= now) counts.delete(each)
  counts.set(address, { failed, until: now + seconds * 1000, salt })
  accounts.set(email, counts)
}

/** After a right password only what this address did is forgotten: another may be guessing still. */
export const forgetFailures = (email: string, req: Pick<PayloadRequest, 'headers'>): void => {
  accounts.get(email)?.delete(addressOf(req))
}

/** An admin opens the account for everybody again. */
export const forgetAllFailures = (email: string): void => {
  accounts.delete(email)
}
