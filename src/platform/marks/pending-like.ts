import { takeKept } from '../early/take-kept'
import type { Item } from './like-store'

const key = 'sporeprint:meant-like'
/** Longer ago it was another visit. */
const lasts = 60 * 60 * 1000

/** Notes what a visitor would like, for when they come back signed in. */
export function keepPending({ relationTo, id }: Item): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ relationTo, id, at: Date.now() }))
  } catch {
    // Where nothing may be stored, the visitor presses once more.
  }
}

/** What was noted, and is noted no longer. */
export function takePending(): Item | null {
  const { relationTo, id, at } = (takeKept(key) ?? {}) as Partial<Item & { at: number }>
  return relationTo && id && at && Date.now() - at < lasts ? { relationTo, id } : null
}

/** Whether something is noted. */
export function hasPending(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
