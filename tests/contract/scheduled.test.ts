import { afterAll, expect, test } from 'vitest'
import { asAdmin, call } from '../setup/client'
import { onDatabase, rowOf } from '../setup/database'
import { change, cleanUp, makeOne, unique } from '../setup/fixtures'
import { member } from '../setup/members'
import { actionId, adminFunction, named, runAction } from '../setup/server-function'

afterAll(cleanUp)

type Planned = 'publish' | 'unpublish'

/** Schedules a publication through the server function that the admin's drawer calls. */
async function plan(value: number, type: Planned, date: number, localeToPublish?: string, by?: string): Promise<void> {
  const doc = { relationTo: 'posts', value }
  // As React serialises a date in the arguments of a server function.
  const args = { type, doc, date: `$D${new Date(date).toISOString()}`, localeToPublish }
  const response = await adminFunction('schedule-publish', args, by)
  expect(response.status, response.text).toBe(200)
  expect(response.text).not.toContain('error')
}

test('NAV-17 the site publishes and unpublishes a document when its schedule is due', async () => {
  const slug = unique('t-scheduled')
  const value = await makeOne('posts', { title: slug, slug, _status: 'draft' })
  const statuses = async (): Promise<number[]> =>
    Promise.all(['', '/es', '/pt'].map(async (prefix) => (await call(`${prefix}/posts/${slug}`)).status))
  const schedule = (type: Planned, date: number): Promise<void> => plan(value, type, date)
  expect(await statuses()).toEqual([404, 404, 404])
  // A job whose time has not come waits.
  await schedule('unpublish', Date.now() + 3_600_000)
  await schedule('publish', Date.now() - 1000)
  await expect.poll(statuses, { timeout: 30_000, interval: 500 }).toEqual([200, 200, 200])
  expect((await call('/posts/feed.xml')).text).toContain(`/posts/${slug}`)
  await schedule('unpublish', Date.now() - 1000)
  await expect.poll(statuses, { timeout: 30_000, interval: 500 }).toEqual([404, 404, 404])
  expect((await call('/posts/feed.xml')).text).not.toContain(`/posts/${slug}`)
})

test('NAV-17 a schedule in the past is rejected in the admin’s language, and no job is queued', async () => {
  const value = await makeOne('posts', { _status: 'draft' })
  const date = `$D${new Date(Date.now() - 3_600_000).toISOString()}`
  const body = named('schedule-publish', { type: 'publish', doc: { relationTo: 'posts', value }, date })
  const headers = { 'accept-language': 'es' }
  const { text } = await runAction({ id: await actionId(), body, token: await asAdmin(), headers })
  expect(text).toContain('Ese momento ya ha pasado')
  const upcoming = await adminFunction('get-upcoming-scheduled-publish', { collectionSlug: 'posts', id: value })
  expect(upcoming.status).toBe(200)
  expect(upcoming.text).not.toContain('waitUntil')
})

const moment = (ago: number): string => new Date(Date.now() - ago).toISOString()

/** Makes the job that was queued last due now. */
const bringForward = (): Promise<void> =>
  onDatabase(`UPDATE payload_jobs SET wait_until = '${moment(1000)}'
    WHERE id = (SELECT id FROM (SELECT MAX(id) AS id FROM payload_jobs) AS newest)`)

test.each([
  ['was deleted', { method: 'DELETE' }],
  ['is no admin any more', { method: 'PATCH', body: { roles: ['member'] } }],
])('NAV-17 a scheduled publication runs though the account of its admin %s since', async (_, leaving) => {
  const slug = unique('t-left-behind')
  const value = await makeOne('posts', { title: slug, slug, _status: 'draft' })
  const { id, token } = await member('Admin who leaves')
  await change('users', id, { roles: ['admin'] })
  // Planned for another day and brought forward, so that on a slow machine too the admin leaves before it is due.
  await plan(value, 'publish', Date.now() + 86_400_000, undefined, token)
  expect((await call(`/api/users/${id}`, { ...leaving, token: await asAdmin() })).status).toBe(200)
  const status = async (): Promise<number> => (await call(`/posts/${slug}`)).status
  expect(await status()).toBe(404)
  await bringForward()
  await expect.poll(status, { timeout: 30_000, interval: 500 }).toBe(200)
})

type Job = { type: Planned; due?: number; processing?: boolean; locale?: string }

/** Inserts jobs of a post into the database; the first was scheduled first. */
async function store(value: number, jobs: readonly Job[]): Promise<void> {
  const rows = jobs.map(({ type, locale, due = 120_000, processing = false }, at) => {
    const input = JSON.stringify({ type, locale, doc: { relationTo: 'posts', value: String(value) }, user: null })
    return `('${input}', 'schedulePublish', 'default', '${moment(due)}', ${processing}, '${moment(900_000 - at)}', '${moment(120_000)}')`
  })
  await onDatabase(`INSERT INTO payload_jobs (input, task_slug, queue, wait_until, processing, created_at, updated_at)
    VALUES ${rows.join(', ')}`)
}

/** A publication job that a kill interrupted two minutes ago, after the work but before it was marked as done. */
const cutOff = (value: number, locale?: string): Promise<void> =>
  store(value, [{ type: 'publish', processing: true, ...(locale ? { locale } : {}) }])

/** Number of jobs left for a post. */
const jobsOf = async (value: number): Promise<number> =>
  Number((await rowOf(`SELECT COUNT(*) AS n FROM payload_jobs WHERE CAST(input AS TEXT) LIKE '%"${value}"%'`)).n)

test('R-07 NAV-17 an interrupted publication job is completed, or publishes no later draft where it was done', async () => {
  const token = await asAdmin()
  const [finished, spanish, begun, waiting] = [
    await makeOne('posts', { title: 'Planned' }),
    await makeOne('posts', { title: 'Planned' }),
    await makeOne('posts', { title: 'Planned', _status: 'draft' }),
    await makeOne('posts', { title: 'Planned' }),
  ]
  // The last versions were published long before the job was due.
  await onDatabase(
    `UPDATE _posts_v SET updated_at = '${moment(3_600_000)}' WHERE parent_id IN (${spanish}, ${waiting})`,
  )
  const es = { method: 'PATCH', body: { title: 'En español', _status: 'published' }, token }
  expect((await call(`/api/posts/${spanish}?locale=es&publishSpecificLocale=es`, es)).status).toBe(200)
  const afterwards = { ...es, body: { title: 'Escrito después', _status: 'draft' } }
  expect((await call(`/api/posts/${spanish}?locale=es&draft=true`, afterwards)).status).toBe(200)
  for (const value of [finished, waiting]) {
    const body = { title: 'Written since', _status: 'draft' }
    expect((await call(`/api/posts/${value}?draft=true`, { method: 'PATCH', body, token })).status).toBe(200)
  }
  const all = [finished, spanish, begun, waiting]
  for (const value of all) await cutOff(value, value === spanish ? 'es' : undefined)
  const left = async (): Promise<number> => (await Promise.all(all.map(jobsOf))).reduce((sum, n) => sum + n)
  await expect.poll(left, { timeout: 40_000, interval: 500 }).toBe(0)
  const titles = all.map(async (value) => (await call(`/api/posts/${value}?locale=es`)).json.title)
  expect(await Promise.all(titles)).toEqual(['Planned', 'En español', 'Planned', 'Written since'])
})

test('NAV-17 overdue jobs of a document run in the order in which they were due', async () => {
  const [off, on] = [await makeOne('posts', { _status: 'draft' }), await makeOne('posts')]
  const [earlier, later] = [600_000, 300_000]
  await store(off, [
    { type: 'unpublish', due: later },
    { type: 'publish', due: earlier },
  ])
  await store(on, [
    { type: 'publish', due: later },
    { type: 'unpublish', due: earlier },
  ])
  await expect.poll(async () => [await jobsOf(off), await jobsOf(on)], { timeout: 30_000 }).toEqual([0, 0])
  expect([(await call(`/api/posts/${off}`)).status, (await call(`/api/posts/${on}`)).status]).toEqual([404, 200])
})

test('NAV-17 a due job of a document waits while another process runs an earlier one of it', async () => {
  const [value, other] = [await makeOne('posts', { _status: 'draft' }), await makeOne('posts', { _status: 'draft' })]
  await store(value, [{ type: 'publish', due: 600_000, processing: true }])
  // A recent `updated_at` means that a process is still working on the job.
  await onDatabase(`UPDATE payload_jobs SET updated_at = '${moment(0)}' WHERE CAST(input AS TEXT) LIKE '%"${value}"%'`)
  await store(value, [{ type: 'unpublish', due: 300_000 }])
  await store(other, [{ type: 'publish', due: 200_000 }])
  await expect.poll(() => jobsOf(other), { timeout: 30_000 }).toBe(0)
  expect(await jobsOf(value)).toBe(2)
  await onDatabase(`UPDATE payload_jobs SET processing = false WHERE CAST(input AS TEXT) LIKE '%"${value}"%'`)
  await expect.poll(() => jobsOf(value), { timeout: 30_000 }).toBe(0)
  expect((await call(`/api/posts/${value}`)).status).toBe(404)
})

async function dashboard(): Promise<string> {
  const headers = { cookie: `payload-token=${await asAdmin()}`, 'sec-fetch-site': 'same-origin' }
  return (await call('/admin', { headers })).text
}

test('a document whose scheduled publication failed is on the dashboard until it is published', async () => {
  const [slug, title] = [unique('t-taken'), unique('Planned')]
  const token = await asAdmin()
  await makeOne('posts', { title: slug, slug, _status: 'published' })
  const value = await makeOne('posts', { title, _status: 'draft' })
  const body = { slug, _status: 'draft' }
  expect((await call(`/api/posts/${value}?draft=true`, { method: 'PATCH', body, token })).status).toBe(200)
  await plan(value, 'publish', Date.now() - 1000)
  await expect.poll(dashboard, { timeout: 30_000, interval: 1000 }).toContain(`/admin/collections/posts/${value}`)
  expect(await dashboard()).toContain('Not done as scheduled')
  await change('posts', value, { slug: unique('t-free'), _status: 'published' })
  expect(await dashboard()).not.toContain(`/admin/collections/posts/${value}`)
})

test('failed schedules of changes, or of one locale, are on the dashboard until those are published', async () => {
  const [whole, spanish] = [await makeOne('posts'), await makeOne('posts')]
  const token = await asAdmin()
  const save = async (value: number, query: string, data: Record<string, unknown>): Promise<void> => {
    const body = { title: unique('Planned'), ...data }
    const response = await call(`/api/posts/${value}?${query}`, { method: 'PATCH', body, token })
    expect(response.status, response.text).toBe(200)
  }
  const named = async (): Promise<boolean[]> => {
    const text = await dashboard()
    return [whole, spanish].map((value) => text.includes(`/admin/collections/posts/${value}"`))
  }
  const unfinished = { layout: [{ blockType: 'media' }], _status: 'draft' }
  await save(whole, 'draft=true', unfinished)
  await save(spanish, 'draft=true&locale=es', unfinished)
  await plan(whole, 'publish', Date.now() - 1000)
  await plan(spanish, 'publish', Date.now() - 1000, 'es')
  await expect.poll(named, { timeout: 30_000, interval: 1000 }).toEqual([true, true])
  // Publishing another locale does not complete what was scheduled.
  for (const value of [whole, spanish])
    await save(value, 'locale=pt&publishSpecificLocale=pt', { layout: [], _status: 'published' })
  expect(await named()).toEqual([true, true])
  await save(whole, 'draft=false', { layout: [], _status: 'published' })
  await save(spanish, 'locale=es&publishSpecificLocale=es', { layout: [], _status: 'published' })
  expect(await named()).toEqual([false, false])
  // A draft begun afterwards was not scheduled.
  await save(whole, 'draft=true', unfinished)
  expect(await named()).toEqual([false, false])
})
