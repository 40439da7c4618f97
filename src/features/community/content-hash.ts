import { createHash } from 'node:crypto'
import { relatedId } from '@/core/relation'
import { textOf } from './model'

/** A row of any kind. */
type Words = Readonly<Record<string, unknown>>

/**
 * A hash of a contribution's content, anonymity and moderation state. A decision sends back the hash that the moderator
 * saw, so that nobody publishes unread content or overrules a decision they have not seen.
 */
export function contentHash(row: Words): string {
  const { headline, rating, anonymous, otherConsumptionForm, _status, refusal } = row
  const words = [headline ?? '', rating ?? 0, textOf(row) ?? '', otherConsumptionForm ?? '', anonymous === true]
  // A published entry has no reason of rejection.
  const state = _status === 'published' ? true : refusal || null
  return createHash('sha256')
    .update(JSON.stringify([...words, state]))
    .digest('base64url')
    .slice(0, 16)
}

/**
 * The mark of an entry on the desk. Publishing a reported entry again changes neither content nor state, but settles
 * its reports, so the mark also says whether there are any.
 */
export const deskMark = (hash: string, isReported: boolean): string => (isReported ? `${hash}:reported` : hash)

/** What was ticked in an impression, which the desk does not show. */
export const choicesOf = ({ consumptionForm, experiential, helpsWith }: Words): string =>
  JSON.stringify([consumptionForm, experiential, helpsWith].map((chosen) => [chosen ?? []].flat().map(relatedId)))
