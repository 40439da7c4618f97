import { subscribe } from './stream'

type Entry = { readonly collections: ReadonlySet<string>; readonly value: Promise<unknown> }

type Kept = {
  /** Whether changes are heard of; without that nothing is kept, since nothing would ever be forgotten. */
  isFollowed: boolean
  readonly values: Map<string, Entry>
}

const shared = globalThis as unknown as Record<symbol, Kept | undefined>
/** Pages live in several module graphs of one process; what is kept is there once. */
const kept = (shared[Symbol.for('sporeprint.kept')] ??= { isFollowed: false, values: new Map<string, Entry>() })

/** Forgets what changes concern. It subscribes before the pages do, so that no page is rendered of what it forgets. */
export function followWithKept(): void {
  kept.isFollowed = true
  subscribe('kept', (changes) => {
    const changed = new Set(
      changes.filter(({ scope }) => scope !== 'counts').map(({ key }) => key.slice(0, key.indexOf(':'))),
    )
    for (const [key, { collections }] of kept.values) {
      if ([...changed].some((collection) => collections.has(collection))) kept.values.delete(key)
    }
  })
}

/**
 * What is made of whole collections, made again after a document of them changed: a page of one species would otherwise
 * read all others each time it is rendered. `key` names few things, since each of them stays in memory.
 */
export function keep<T>(key: string, collections: readonly string[], make: () => Promise<T>): Promise<T> {
  if (!kept.isFollowed) return make()
  const known = kept.values.get(key)
  if (known) return known.value as Promise<T>
  const value = make()
  const entry = { collections: new Set(collections), value }
  kept.values.set(key, entry)
  // A failure is nobody's but his who met it.
  value.catch(() => {
    if (kept.values.get(key) === entry) kept.values.delete(key)
  })
  return value
}
