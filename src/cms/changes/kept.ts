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
export const keptMilliseconds = 900_000
/** Some keys are made of what an address says. */
const mostValues = 500

type Kept = {
  /** Whether changes are heard of; without that nothing is kept, since nothing would ever be forgotten. */
  isFollowed: boolean
  readonly values: LRUCache<string, Entry>
}

const kept = ofProcess<Kept>('kept', {
  isFollowed: false,
  values: new LRUCache<string, Entry>({ max: mostValues }),
})

/**
 * Forgets what changes concern. It subscribes before the pages do, so that no page is rendered of what it forgets.
 * @returns what to call once the stream is open: before that nothing is kept, since nothing would be forgotten
 */
export function followWithKept(): () => void {
  subscribe('kept', (changes) => {
    const changed = new Set(changes.filter(({ scope }) => scope !== 'counts').map(({ key }) => collectionOfKey(key)))
    for (const [key, { collections }] of kept.values.entries()) {
      if (collections === 'all' ? changed.size > 0 : [...changed].some((collection) => collections.has(collection)))
        kept.values.delete(key)
    }
  })
  return () => {
    kept.isFollowed = true
  }
}

/**
 * What is made of whole collections, made again after a document of them changed: a page of one species would otherwise
 * read all others each time it is rendered. `key` names small things, since some hundreds of them stay in memory.
 * @param collections whose changes it is made again after; `all` where it may name a document of any, as a menu does
 */
export function keep<T>(key: string, collections: readonly string[] | 'all', make: () => Promise<T>): Promise<T> {
  if (!kept.isFollowed) return make()
  const known = kept.values.get(key)
  if (known && known.until > Date.now()) return known.value as Promise<T>
  const value = make()
  const entry = {
    collections: collections === 'all' ? collections : new Set(collections),
    value,
    until: Date.now() + keptMilliseconds,
  }
  kept.values.set(key, entry)
  // A failure is not kept: the next caller tries again.
  value.catch(() => {
    if (kept.values.get(key) === entry) kept.values.delete(key)
  })
  return value
}
