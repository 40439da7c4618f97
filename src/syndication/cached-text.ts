import 'server-only'
import { LRUCache } from 'lru-cache'
import { subscribe } from '@/cms/changes/stream'
import { processSingleton } from '@/core/shared/process-singleton'

const maxBytes = 32 * 1024 * 1024

type Kept = { readonly texts: LRUCache<string, string>; generation: number }

const kept = processSingleton<Kept>('syndication', {
  texts: new LRUCache<string, string>({ maxSize: maxBytes, sizeCalculation: (text) => text.length * 2 + 1 }),
  generation: 0,
})

/** Caches a text made of published content, until the stream reports any change other than of counters. */
export async function cachedText(key: string, make: () => Promise<string>): Promise<string> {
  subscribe('syndication', (changes) => {
    if (changes.every(({ scope }) => scope === 'counts')) return
    kept.generation += 1
    kept.texts.clear()
  })
  const known = kept.texts.get(key)
  if (known !== undefined) return known
  const { generation } = kept
  const text = await make()
  // Not cached: a text that a change overtook, and the empty text of unknown documents, whose names are endless.
  if (text !== '' && generation === kept.generation) kept.texts.set(key, text)
  return text
}
