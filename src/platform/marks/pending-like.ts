import { takeKept } from '../early/take-kept'
import type { Item } from './like-store'

const key = 'sporeprint:meant-like'
/** Milliseconds; an older one belongs to another visit. */
const lasts = 60 * 60 * 1000

/** Remembers the item that a visitor wants to like, for after signing in. */
export function keepPending({ relationTo, id }: Item): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ relationTo, id, at: Date.now() }))
  } catch {
    // Without sessionStorage the visitor has to press again.
  }
}

/** Takes the remembered item and deletes it. */
export function takePending(): Item | null {
  const { relationTo, id, at } = (takeKept(key) ?? {}) as Partial<Item & { at: number }>
  return relationTo && id && at && Date.now() - at < lasts ? { relationTo, id } : null
}

/** Whether an item is remembered. */
export function hasPending(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
