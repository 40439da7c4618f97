import { LRUCache } from 'lru-cache'
import { collectionOfKey } from '@/core/document-key'
import { ofProcess } from '@/core/shared/of-process'
import { subscribe } from './stream'

type Entry = {
  readonly collections: ReadonlySet<string> | 'all'
  readonly value: Promise<unknown>
  readonly until: number
}

/** As long as a page is given before it is rendered again, so that SQL of the owner's own is seen as soon. */
export const cachedMilliseconds = 900_000
/** Some keys are made of what an address says. */
const mostValues = 500

type Cache = {
  /** Whether changes are heard of; without that nothing is cached, since nothing would ever be dropped. */
  isFollowed: boolean
  readonly values: LRUCache<string, Entry>
}

const cache = ofProcess<Cache>('cached-values', {
  isFollowed: false,
  values: new LRUCache<string, Entry>({ max: mostValues }),
})

/**
 * Drops what changes concern. It subscribes before the pages do, so that no page is rendered of what it drops.
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
 * What is made of whole collections, made again after a document of them changed: a page of one species would otherwise
 * read all others each time it is rendered. `key` names small things, since some hundreds of them stay in memory.
 * @param collections whose changes it is made again after; `all` where it may name a document of any, as a menu does
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
