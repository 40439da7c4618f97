import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../starter/loader/database.fixtures'

const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-rows-'))
let payload: Payload
let run: (statement: string) => Promise<unknown>
let read: (statement: string) => Promise<readonly Record<string, unknown>[]>
let repairAtStart: (payload: Payload) => Promise<void>

beforeAll(async () => {
  payload = await freshDatabase(folder)
  const { readSql, runSql, sql } = await import('@/cms/sql')
  run = (statement) => runSql({ payload }, sql.raw(statement))
  read = (statement) => readSql(payload, sql.raw(statement))
  ;({ repairAtStart } = await import('@/app/repair'))
}, 60_000)
afterAll(async () => {
  await payload.destroy()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const post = (slug: string) =>
  payload.create({ collection: 'posts', data: { title: slug, slug, _status: 'published' }, overrideAccess: true })

const published = () =>
  payload.find({
    collection: 'posts',
    where: { _status: { equals: 'published' } },
    overrideAccess: true,
    pagination: false,
  })

/** Starts, and gives what was said of faults. */
async function start(): Promise<string[]> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await repairAtStart(payload)
  const lines = said.mock.calls.map(([line]) => String(line))
  said.mockRestore()
  return lines
}

test('OPS-01 a start makes documents with malformed JSON drafts, so that listings of the others load again', async () => {
  const [sound, cut, ofOneLanguage] = [await post('sound'), await post('cut'), await post('language')]
  expect(await start()).toEqual([])

  await run(`UPDATE posts SET layout = '[{' WHERE id = ${cut.id}`)
  await run(`UPDATE posts_locales SET content = '' WHERE _parent_id = ${ofOneLanguage.id}`)
  await expect(published()).rejects.toThrow()

  expect(await start()).toEqual([
    `documents with values that are no JSON: 2, set aside as drafts (posts ${cut.id}, posts ${ofOneLanguage.id})`,
  ])
  expect((await published()).docs.map(({ id }) => id)).toEqual([sound.id])
  expect(await read("SELECT DISTINCT key FROM changes WHERE scope = 'everywhere'")).toEqual(
    expect.arrayContaining([{ key: `posts:${cut.id}` }, { key: `posts:${ofOneLanguage.id}` }]),
  )
})

test('malformed JSON in a row of a list is found; a document without drafts is logged and left as it is', async () => {
  const form = await payload.create({
    collection: 'forms',
    data: {
      title: 'A form',
      fields: [{ blockType: 'text', name: 'words' }],
      confirmationType: 'redirect',
      redirect: { type: 'custom', url: '/posts' },
      emails: [{ emailTo: 'a@members.test', subject: 'One' }],
    },
    overrideAccess: true,
  })
  await run("UPDATE forms_emails_locales SET message = '{'")
  expect(await start()).toContain(`documents with values that are no JSON: 1, left as they are (forms ${form.id})`)
})

test('a database that cannot be checked is logged, and the start continues', async () => {
  const broken = vi.spyOn(payload.db as unknown as { tables: object }, 'tables', 'get')
  broken.mockImplementation(() => {
    throw new Error('away')
  })
  expect(await start()).toEqual(['Documents could not be looked through'])
  broken.mockRestore()
})

test('OPS-01 a start restores the files of a picture whose replacement was interrupted', async () => {
  const { env } = await import('@/core/env')
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: '#8a6d3b' } })
  const data = await image.png().toBuffer()
  const { filename, sizes } = await payload.create({
    collection: 'media',
    data: { alt: 'A morel' },
    file: { name: 'cut-off.png', data, mimetype: 'image/png', size: data.length },
    overrideAccess: true,
  })
  const names = [filename, sizes?.small?.filename].map((name) => path.join(env.mediaDir, String(name)))
  const [whole = '', small = ''] = names
  const sound = names.map((name) => readFileSync(name))
  // As a kill leaves them: copied, the one deleted, the other written over.
  for (const name of names) copyFileSync(name, `${name}.123456.kept`)
  rmSync(whole)
  writeFileSync(small, 'half')
  // Of a picture that is gone.
  writeFileSync(path.join(env.mediaDir, 'gone.webp.123456.kept'), '')

  await start()
  expect(names.map((name) => readFileSync(name))).toEqual(sound)
  expect(readdirSync(env.mediaDir).filter((name) => name.endsWith('.kept'))).toEqual([])

  // What was replaced, and stored, stays.
  writeFileSync(`${whole}.123456.kept`, 'former')
  await start()
  expect(readFileSync(whole)).toEqual(sound[0])
  expect(existsSync(`${whole}.123456.kept`)).toBe(false)
})

/** Takes up a job, as Payload does before it runs it. */
async function taken(): Promise<number> {
  const { id } = await payload.create({
    collection: 'payload-jobs',
    data: { taskSlug: 'recover', queue: 'mail', input: { email: 'ada@example.org', locale: 'en' } },
    overrideAccess: true,
  })
  await payload.db.updateJobs({ where: { id: { equals: id } }, data: { processing: true } })
  return id
}

test('R-15 the job of a process that was killed is released within two minutes, and a job still running is not', async () => {
  const { holdOwnJobs, releaseAbandonedJobs } = await import('@/cms/mail/jobs')
  const { ownJobs } = await import('@/cms/mail/claimed-jobs')
  const [own, others] = [await taken(), await taken()]
  expect([...ownJobs]).toEqual([own, others])
  // As another process would have taken it, which was killed.
  ownJobs.delete(others)
  const later = Date.now() + 100_000
  await holdOwnJobs(payload, later)
  await releaseAbandonedJobs(payload, false, later)
  expect(await read('SELECT id FROM payload_jobs WHERE processing = true')).toEqual([{ id: own }])
})

test('R-15 a job that a process finished is no longer its own, even if writing that failed', async () => {
  const { ownJobs } = await import('@/cms/mail/claimed-jobs')
  const id = await taken()
  const { drizzle } = payload.db as unknown as { drizzle: { update: () => unknown } }
  vi.spyOn(drizzle, 'update').mockImplementationOnce(() => {
    throw new Error('the database is away')
  })
  await expect(payload.db.updateJobs({ id, data: { processing: false } })).rejects.toThrow()
  expect(ownJobs.has(id)).toBe(false)
})
