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

/** The `publishedAt` that the hook saves; `row` is the stored post, from which `originalDoc`, its draft, differs. */
const saved = async (
  data: Saved,
  { row, api = 'REST', seed = false }: { row?: Saved; api?: string; seed?: boolean } = {},
) => {
  const payload = { db: { findOne: () => (row ? Promise.resolve(row) : Promise.reject(new Error('nothing to find'))) } }
  const req = { payload, payloadAPI: api, i18n: { language: 'es' }, t: (key: string) => key }
  // On create, Payload passes an empty `originalDoc`.
  const originalDoc = row ? { id: 1, publishedAt: null, _status: 'draft' } : {}
  const args = { data, originalDoc, req, context: { seed } } as unknown as Parameters<typeof datePublication>[0]
  return ((await datePublication(args)) as Partial<Post>).publishedAt
}

const published = (publishedAt: string | null): Saved => ({ publishedAt, _status: 'published' })

test('DAT-12 a post published with a future day is rejected with a hint to schedule it; one of later today is of now', async () => {
  const noon = '2026-11-27T12:00:00.000Z'
  const tomorrow = '2026-11-28T12:00:00.000Z'
  expect(await saved(published('2026-11-26T12:00:00.000Z'))).toBe('2026-11-26T12:00:00.000Z')
  expect(await saved(published(null))).toBe(now)
  expect(await saved(published(noon))).toBe(now)
  const refused: unknown = await saved(published(tomorrow)).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 400, data: { errors: [{ path: 'publishedAt' }] } })
  // The list shows only the message of each error.
  expect(refused).toMatchObject({ message: expect.stringContaining('Programar publicación') as unknown })
  // A draft may have any day; when the site publishes it by schedule, it gets the current moment.
  expect(await saved({ publishedAt: tomorrow, _status: 'draft' })).toBe(tomorrow)
  expect(await saved(published(tomorrow), { api: 'local', row: { publishedAt: tomorrow, _status: 'draft' } })).toBe(now)
  // A future date that is published already, or comes with the starting catalogue, is accepted.
  expect(await saved(published(tomorrow), { row: published(tomorrow) })).toBe(tomorrow)
  expect(await saved(published(tomorrow), { api: 'local', seed: true })).toBe(tomorrow)
})

test('DAT-12 an editor ahead of UTC publishes under the date of their own calendar', async () => {
  const newDay = '2026-11-28T12:00:00.000Z'
  // Half past twelve at night in Auckland.
  vi.setSystemTime('2026-11-27T11:30:00.000Z')
  expect(await saved(published(newDay))).toBe('2026-11-27T11:30:00.000Z')
  await expect(saved(published('2026-11-29T12:00:00.000Z'))).rejects.toThrow()
})
