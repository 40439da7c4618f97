import { LRUCache } from 'lru-cache'
import { collectionOfKey } from '@/core/document-key'
import { processSingleton } from '@/core/shared/process-singleton'
import { subscribe } from './stream'

type Entry = {
  readonly collections: ReadonlySet<string> | 'all'
  readonly value: Promise<unknown>
  readonly until: number
}

/** The same as the `revalidate` of pages, so that changes made by SQL outside the site appear as soon. */
export const cachedMilliseconds = 900_000
/** A bound is needed, since some keys contain parts of an address. */
const mostValues = 500

type Cache = {
  /** Whether the stream of changes is open; without it nothing is cached, since nothing would be dropped. */
  isFollowed: boolean
  readonly values: LRUCache<string, Entry>
}

const cache = processSingleton<Cache>('cached-values', {
  isFollowed: false,
  values: new LRUCache<string, Entry>({ max: mostValues }),
})

/**
 * Drops the cached values that changes affect. Subscribes before the pages, so that none is rendered from a stale
 * value.
 * @returns what to call once the stream is open: before that nothing is cached, since nothing would be dropped
 */
export function followWithCached(): () => void {
  subscribe('cached-values', (changes) => {
    const changed = new Set(changes.filter(({ scope }) => scope !== 'counts').map(({ key }) => collectionOfKey(key)))
    for (const [key, { collections }] of cache.values.entries()) {
      if (collections === 'all' ? changed.size > 0 : [...changed].some((collection) => collections.has(collection)))
        cache.values.delete(key)
    }
  })
  return () => {
    cache.isFollowed = true
  }
}

/**
 * Caches what is derived from whole collections until one of their documents changes; otherwise every render of one
 * species' page would read all others. Values must be small, since up to 500 stay in memory.
 * @param collections whose changes drop the value; `all` where it may contain a document of any, as a menu does
 */
export function cached<T>(key: string, collections: readonly string[] | 'all', make: () => Promise<T>): Promise<T> {
  if (!cache.isFollowed) return make()
  const known = cache.values.get(key)
  if (known && known.until > Date.now()) return known.value as Promise<T>
  const value = make()
  const entry = {
    collections: collections === 'all' ? collections : new Set(collections),
    value,
    until: Date.now() + cachedMilliseconds,
  }
  cache.values.set(key, entry)
  // A failure is not cached: the next caller tries again.
  value.catch(() => {
    if (cache.values.get(key) === entry) cache.values.delete(key)
  })
  return value
}
