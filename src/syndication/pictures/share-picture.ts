import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Locale } from '@/core/locales'
import type { ShareKind } from '@/core/paths'
import { processSingleton } from '@/core/shared/process-singleton'
import { renderPicture } from './render'
import { subjectOf } from './subject'

const maxBytes = 48 * 1024 * 1024
/** The most pictures that wait to be rendered; more are rejected, so that rendering never holds up the site. */
const longestQueue = 24

type Picture = { readonly tag: string; readonly bytes: Buffer }

type Studio = {
  readonly pictures: LRUCache<string, Buffer>
  readonly waiting: Map<string, Promise<Buffer>>
  last: Promise<unknown>
}

const studio = processSingleton<Studio>('share-pictures', {
  pictures: new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (bytes) => bytes.length + 1 }),
  waiting: new Map<string, Promise<Buffer>>(),
  last: Promise.resolve(),
})

/**
 * The picture of a shared page. It is cached by a hash of what it shows, so that only a change of that renders it
 * again. Pictures are rendered one after the other.
 * @returns null where there is no such page, `busy` where too many wait
 */
export async function sharePicture(kind: ShareKind, name: string, locale: Locale): Promise<Picture | 'busy' | null> {
  const subject = await subjectOf(kind, name, locale)
  if (!subject) return null
  const tag = createHash('sha256').update(JSON.stringify(subject)).digest('base64url').slice(0, 27)
  const known = studio.pictures.get(tag)
  if (known) return { tag, bytes: known }
  const drawn = studio.waiting.get(tag)
  if (drawn) return { tag, bytes: await drawn }
  if (studio.waiting.size >= longestQueue) return 'busy'
  const drawing = studio.last.then(() => renderPicture(subject))
  studio.last = drawing.catch(() => undefined)
  studio.waiting.set(tag, drawing)
  try {
    const bytes = await drawing
    studio.pictures.set(tag, bytes)
    return { tag, bytes }
  } finally {
    studio.waiting.delete(tag)
  }
}
