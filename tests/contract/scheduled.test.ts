import { afterAll, expect, test } from 'vitest'
import { call } from '../setup/client'
import { cleanUp, makeOne, unique } from '../setup/fixtures'
import { adminFunction } from '../setup/server-function'

afterAll(cleanUp)

test('NAV-17 what an editor schedules is published, and taken away, at its moment, by the site itself', async () => {
  const slug = unique('t-scheduled')
  const value = await makeOne('posts', { title: slug, slug, _status: 'draft' })
  const statuses = async (): Promise<number[]> =>
    Promise.all(['', '/es', '/pt'].map(async (prefix) => (await call(`${prefix}/posts/${slug}`)).status))
  const schedule = async (type: 'publish' | 'unpublish', date: number): Promise<void> => {
    const doc = { relationTo: 'posts', value }
    // As React writes a date that is an argument of a server function.
    const response = await adminFunction('schedule-publish', { type, doc, date: `$D${new Date(date).toISOString()}` })
    expect(response.status, response.text).toBe(200)
    expect(response.text).not.toContain('error')
  }
  expect(await statuses()).toEqual([404, 404, 404])
  // One that is not due waits.
  await schedule('unpublish', Date.now() + 3_600_000)
  await schedule('publish', Date.now() - 1000)
  await expect.poll(statuses, { timeout: 30_000, interval: 500 }).toEqual([200, 200, 200])
  expect((await call('/posts/feed.xml')).text).toContain(`/posts/${slug}`)
  await schedule('unpublish', Date.now() - 1000)
  await expect.poll(statuses, { timeout: 30_000, interval: 500 }).toEqual([404, 404, 404])
  expect((await call('/posts/feed.xml')).text).not.toContain(`/posts/${slug}`)
}, 90_000)
