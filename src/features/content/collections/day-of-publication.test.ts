import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Post } from '@/payload-types'
import { datePublication } from './day-of-publication'

const now = '2026-11-27T09:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now) })
})
afterEach(() => {
  vi.useRealTimers()
})

type Saved = { publishedAt?: string | null; _status?: string }

const saved = (
  data: Saved,
  { original, api = 'REST', seed = false }: { original?: Saved; api?: string; seed?: boolean } = {},
) => {
  const req = { payloadAPI: api, i18n: { language: 'es' }, t: (key: string) => key }
  const args = { data, originalDoc: original, req, context: { seed } } as unknown as Parameters<
    typeof datePublication
  >[0]
  return (datePublication(args) as Partial<Post>).publishedAt
}

const published = (publishedAt: string | null): Saved => ({ publishedAt, _status: 'published' })

test('DAT-12 a post is of no day to come: it is rejected with the way to schedule it, or is of now', () => {
  const noon = '2026-11-27T12:00:00.000Z'
  const tomorrow = '2026-11-28T12:00:00.000Z'
  expect(saved(published('2026-11-26T12:00:00.000Z'))).toBe('2026-11-26T12:00:00.000Z')
  expect(saved(published(null))).toBe(now)
  expect(saved(published(noon))).toBe(now)
  let refused: unknown
  try {
    saved(published(tomorrow))
  } catch (error) {
    refused = error
  }
  expect(refused).toMatchObject({ status: 400, data: { errors: [{ path: 'publishedAt' }] } })
  expect(JSON.stringify(refused)).toContain('Programar publicación')
  // A draft may be of any day, and is of the moment at which the site itself publishes it.
  expect(saved({ publishedAt: tomorrow, _status: 'draft' })).toBe(tomorrow)
  expect(saved(published(tomorrow), { api: 'local', original: { publishedAt: tomorrow, _status: 'draft' } })).toBe(now)
  // What was published so before, or comes with the starting catalogue, is not held up.
  expect(saved(published(tomorrow), { original: published(tomorrow) })).toBe(tomorrow)
  expect(saved(published(tomorrow), { api: 'local', seed: true })).toBe(tomorrow)
})
