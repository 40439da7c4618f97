import { LRUCache } from 'lru-cache'
import type { Borrowed } from '../fallbacks'

/**
 * A document as JSON, so that no caller can modify another's, and the keys of all documents that it was made of:
 * `media:4`.
 */
export type Entry = {
  readonly text: string
  readonly names: ReadonlySet<string>
  /** The fallbacks among its strings, if the read noted them. */
  readonly borrowed?: Borrowed
}

type Bounds = { readonly characters: number; readonly milliseconds: number }

/**
 * An LRU cache of documents with an index by name, so that a change finds every entry made of its document without a
 * scan.
 */
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
      // The cache rejects an entry that is larger than its maximum size.
      if (!entries.has(key)) return
      for (const name of entry.names) keysByName.set(name, (keysByName.get(name) ?? new Set()).add(key))
    },
    /** Drops every entry that was made of one of these documents. */
    drop: (names: readonly string[]): void => {
      for (const name of names) for (const key of [...(keysByName.get(name) ?? [])]) entries.delete(key)
    },
    /** The number of names in the index. */
    names: (): number => keysByName.size,
  }
}
