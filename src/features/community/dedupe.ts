import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { tidyText } from '@/core/tidy-text'
import { textOf, type ContributionKind, type ContributionText } from './model'

/** T-1E: for so many milliseconds the same text of a member about the same document is one contribution. */
const span = 10 * 60 * 1000

export type Sent = { user: number; target: string; words: ContributionText<unknown> & { anonymous?: unknown } }

/**
 * The dedupe keys of a contribution in the current ten-minute bucket and in the one before; null where it has no text.
 * Anonymity is part of the key: the response to an anonymous text must not be the signed row.
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

/** The row that a member made of the same text less than ten minutes ago, with its dedupe key. */
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
 * The dedupe key of a new row: unique, so that the database decides races. Where an earlier row is less than ten
 * minutes old it is that row's key, even if the bucket changed in between, so that the insert fails.
 */
export async function dedupeKey(req: PayloadRequest, collection: ContributionKind, sent: Sent): Promise<string | null> {
  const now = Date.now()
  const keys = dedupeKeys(sent, now)
  if (!keys) return null
  const earlier = await earlierRow(req, collection, keys, now)
  return earlier?.dedupeKey ?? keys[0]
}
