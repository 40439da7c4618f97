import { LRUCache } from 'lru-cache'
import type { Borrowed } from '../fallbacks'

/** A document as JSON, so that no caller changes it for others, and every document it was made of: `media:4`. */
export type Entry = {
  readonly text: string
  readonly names: ReadonlySet<string>
  /** Which of its texts stand in for missing translations, where it was read with that noted. */
  readonly borrowed?: Borrowed
}

type Bounds = { readonly characters: number; readonly milliseconds: number }

/** Documents by key, with an index by name: a change finds what was made of its document without a walk over the rest. */
export function createEntries({ characters, milliseconds }: Bounds) {
  const keysByName = new Map<string, Set<string>>()
  const forget = ({ names }: Entry, key: string): void => {
    for (const name of names) {
      const keys = keysByName.get(name)
      keys?.delete(key)
      if (keys?.size === 0) keysByName.delete(name)
    }
  }
  const entries = new LRUCache<string, Entry>({
    maxSize: characters,
    sizeCalculation: ({ text }) => text.length + 1,
    ttl: milliseconds,
    dispose: forget,
  })
  return {
    get: (key: string): Entry | undefined => entries.get(key),
    set: (key: string, entry: Entry): void => {
      entries.set(key, entry)
      // One that is larger than the whole cache is not in it.
      if (!entries.has(key)) return
      for (const name of entry.names) keysByName.set(name, (keysByName.get(name) ?? new Set()).add(key))
    },
    /** Forgets every document that was made of those named. */
    drop: (names: readonly string[]): void => {
      for (const name of names) for (const key of [...(keysByName.get(name) ?? [])]) entries.delete(key)
    },
    /** How many names the index holds. */
    names: (): number => keysByName.size,
  }
}
