import type { Payload } from 'payload'
import { processSingleton } from '@/core/shared/process-singleton'
import { coalesced } from './coalesced'
import { openCursor, pruneChanges, readChanges, type Change, type Cursor } from './log'

/** Applies changes to a cache; must be idempotent, since changes may come twice. */
export type Subscriber = (changes: readonly Change[]) => Promise<void> | void

type Stream = {
  readonly subscribers: Map<string, Subscriber>
  /** The last position read, and the database that it belongs to. */
  at: Promise<{ readonly payload: Payload; readonly cursor: Cursor }> | null
  prunedAt: number
  follow: (() => Promise<boolean>) | null
}

const hour = 3_600_000

const stream = processSingleton<Stream>('changes', {
  subscribers: new Map<string, Subscriber>(),
  at: null,
  prunedAt: 0,
  follow: null,
})

/** Calls `subscriber` with every change from here on; a later subscriber of the same name replaces the earlier. */
export function subscribe(name: string, subscriber: Subscriber): void {
  stream.subscribers.set(name, subscriber)
}

/** Notes the current end of the sequence, so that anything read after this misses no change. */
export async function openStream(payload: Payload): Promise<void> {
  stream.at ??= openCursor(payload).then((cursor) => ({ payload, cursor }))
  await stream.at.catch((error: unknown) => {
    stream.at = null
    throw error
  })
}

async function followOnce(): Promise<boolean> {
  const before = await stream.at
  if (!before) return false
  const { payload } = before
  const { changes, cursor } = await readChanges(payload, before.cursor)
  if (changes.length > 0) for (const subscriber of stream.subscribers.values()) await subscriber(changes)
  // Only here, after the subscribers: if one failed, the next attempt has to read the same changes.
  stream.at = Promise.resolve({ payload, cursor })
  if (Date.now() - stream.prunedAt > hour) {
    stream.prunedAt = Date.now()
    await pruneChanges(payload)
  }
  return changes.length > 0
}

/**
 * Brings all subscribers up to date with every change committed before the call.
 * @returns whether there was anything new
 */
export function followChanges(): Promise<boolean> {
  stream.follow ??= coalesced(followOnce)
  return stream.follow()
}
