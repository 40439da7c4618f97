import 'server-only'
import { LRUCache } from 'lru-cache'
import { subscribe } from '@/cms/changes/stream'
import { ofProcess } from '@/core/shared/of-process'

const maxBytes = 32 * 1024 * 1024

type Kept = { readonly texts: LRUCache<string, string>; generation: number }

const kept = ofProcess<Kept>('syndication', {
  texts: new LRUCache<string, string>({ maxSize: maxBytes, sizeCalculation: (text) => text.length * 2 + 1 }),
  generation: 0,
})

/** A text made of what is published, made again after something of it changed. */
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
  // What changed meanwhile may be missing in it; documents that do not exist, which have endless names, are not kept.
  if (text !== '' && generation === kept.generation) kept.texts.set(key, text)
  return text
}
