import { afterAll, expect, test } from 'vitest'
import { asAdmin, call } from '../setup/client'
import { change, cleanUp, makeOne, unique } from '../setup/fixtures'
import { adminFunction } from '../setup/server-function'

afterAll(cleanUp)

type Planned = 'publish' | 'unpublish'

/** Schedules as the admin's own drawer does. */
async function plan(value: number, type: Planned, date: number): Promise<void> {
  const doc = { relationTo: 'posts', value }
  // As React writes a date that is an argument of a server function.
  const response = await adminFunction('schedule-publish', { type, doc, date: `$D${new Date(date).toISOString()}` })
  expect(response.status, response.text).toBe(200)
  expect(response.text).not.toContain('error')
}

test('NAV-17 what an editor schedules is published, and taken away, at its moment, by the site itself', async () => {
  const slug = unique('t-scheduled')
  const value = await makeOne('posts', { title: slug, slug, _status: 'draft' })
  const statuses = async (): Promise<number[]> =>
    Promise.all(['', '/es', '/pt'].map(async (prefix) => (await call(`${prefix}/posts/${slug}`)).status))
  const schedule = (type: Planned, date: number): Promise<void> => plan(value, type, date)
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

test('what could not be published at its moment stands on the dashboard with the reason, until it is', async () => {
  const [slug, title] = [unique('t-taken'), unique('Planned')]
  const token = await asAdmin()
  const dashboard = async (): Promise<string> =>
    (await call('/admin', { headers: { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' } })).text
  await makeOne('posts', { title: slug, slug, _status: 'published' })
  const value = await makeOne('posts', { title, _status: 'draft' })
  const body = { slug, _status: 'draft' }
  expect((await call(`/api/posts/${value}?draft=true`, { method: 'PATCH', body, token })).status).toBe(200)
  await plan(value, 'publish', Date.now() - 1000)
  await expect.poll(dashboard, { timeout: 30_000, interval: 1000 }).toContain(`/admin/collections/posts/${value}`)
  expect(await dashboard()).toContain('Not done as scheduled')
  await change('posts', value, { slug: unique('t-free'), _status: 'published' })
  expect(await dashboard()).not.toContain(`/admin/collections/posts/${value}`)
}, 90_000)
