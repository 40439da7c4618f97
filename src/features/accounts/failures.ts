import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'
import { callerAddress } from '@/cms/guards/rate-limits'
import { limits } from '@/core/limits'

/**
 * Wrong passwords by account and by where they come from: anyone who guesses at an account locks out himself, not its
 * owner, whose address may be easy to guess (L9). Payload's own lock stands behind it, far above.
 */
type Count = { failed: number; until: number }

const accounts = new LRUCache<string, Map<string, Count>>({ max: 10_000 })

const { attempts, seconds } = limits.signIn

const addressOf = (req: Pick<PayloadRequest, 'headers'>): string => callerAddress(req)

function countOf(email: string, address: string, now: number): Count | null {
  const count = accounts.get(email)?.get(address)
  return count && count.until > now ? count : null
}

export const isShutOut = (email: string, req: Pick<PayloadRequest, 'headers'>, now = Date.now()): boolean =>
  (countOf(email, addressOf(req), now)?.failed ?? 0) >= attempts

export function countFailure(email: string, req: Pick<PayloadRequest, 'headers'>, now = Date.now()): void {
  const address = addressOf(req)
  const failed = (countOf(email, address, now)?.failed ?? 0) + 1
  const counts = accounts.get(email) ?? new Map<string, Count>()
  for (const [each, { until }] of counts) if (until <= now) counts.delete(each)
  counts.set(address, { failed, until: now + seconds * 1000 })
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
