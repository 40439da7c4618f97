import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'
import { callerAddress } from '@/cms/guards/rate-limits'
import { limits } from '@/core/limits'

/**
 * Wrong passwords counted by account and by caller's IP address: guessing locks out the guesser, not the account's
 * owner, whose e-mail address may be easy to guess (L9). Payload's own lock has a far higher limit.
 */
type Count = {
  failed: number
  until: number
  /** The salt of the password guessed at: a new password, set by any process, ends the lock. */
  salt: string | null
}

const accounts = new LRUCache<string, Map<string, Count>>({ max: 10_000 })

const { attempts, seconds } = limits.signIn

const addressOf = (req: Pick<PayloadRequest, 'headers'>): string => callerAddress(req)

function countOf(email: string, address: string, now: number): Count | null {
  const count = accounts.get(email)?.get(address)
  return count && count.until > now ? count : null
}

/** @param storedSalt reads the current password's salt; called only where there were too many wrong guesses */
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

/** A right password clears the count of this caller's address only: others may still be guessing. */
export const forgetFailures = (email: string, req: Pick<PayloadRequest, 'headers'>): void => {
  accounts.get(email)?.delete(addressOf(req))
}

/** Clears the counts of every address, for an admin's `unlock`. */
export const forgetAllFailures = (email: string): void => {
  accounts.delete(email)
}
