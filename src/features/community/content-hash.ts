import { createHash } from 'node:crypto'
import { textOf } from './model'

/** A row of any kind. */
type Words = Readonly<Record<string, unknown>>

/**
 * Names the words of a contribution and what was decided about it, so that a moderator publishes what they have read and
 * overrules nobody whose decision they have not seen.
 */
export function contentHash(row: Words): string {
  const { headline, rating, otherConsumptionForm, _status, refusal } = row
  const words = [headline ?? '', rating ?? 0, textOf(row) ?? '', otherConsumptionForm ?? '']
  // A published entry has no reason of rejection.
  const state = _status === 'published' ? true : refusal || null
  return createHash('sha256')
    .update(JSON.stringify([...words, state]))
    .digest('base64url')
    .slice(0, 16)
}
