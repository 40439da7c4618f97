import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { tidyText } from '@/core/tidy-text'
import { textOf, type ContributionKind, type ContributionText } from './model'

/** T-1E: how long the same words of a member about the same thing are one contribution. */
const span = 10 * 60 * 1000

export type Sent = { user: number; target: string; words: ContributionText<unknown> & { anonymous?: unknown } }

/**
 * The keys of a contribution in this span and in the one before, or null for what is no text at all. A member who
 * takes their name off a text sends another one, whose response must not be the signed one.
 */
export function dedupeKeys({ user, target, words }: Sent, now: number): readonly [string, string] | null {
  const text = textOf(words)
  if (typeof text !== 'string') return null
  const anonymous = words.anonymous === true || words.anonymous === 'true'
  const bucket = Math.floor(now / span)
  const key = (number: number): string =>
    createHash('sha256')
      .update(JSON.stringify([user, target, anonymous, tidyText(text), number]))
      .digest('hex')
  return [key(bucket), key(bucket - 1)]
}

/** The row that a member made of the same words less than a span ago, with its key. */
export async function earlierRow(
  req: PayloadRequest,
  collection: ContributionKind,
  [current, previous]: readonly [string, string],
  now: number,
): Promise<{ id: number; dedupeKey?: string | null } | null> {
  return req.payload.db.findOne<{ id: number; dedupeKey?: string | null }>({
    collection,
    where: {
      dedupeKey: { in: [current, previous] },
      createdAt: { greater_than: new Date(now - span).toISOString() },
    },
    req,
  })
}

/**
 * The key a new row is stored under: unique, so that the database decides between calls that race, and that of the
 * row before it where the span between them is not over.
 */
export async function dedupeKey(req: PayloadRequest, collection: ContributionKind, sent: Sent): Promise<string | null> {
  const now = Date.now()
  const keys = dedupeKeys(sent, now)
  if (!keys) return null
  const earlier = await earlierRow(req, collection, keys, now)
  return earlier?.dedupeKey ?? keys[0]
}
