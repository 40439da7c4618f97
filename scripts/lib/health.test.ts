import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../starter/loader/database.fixtures'
import type * as Health from './health'

const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-health-'))
let payload: Payload
let run: (statement: string) => Promise<unknown>
let read: (statement: string) => Promise<readonly Record<string, unknown>[]>
let health: typeof Health

beforeAll(async () => {
  payload = await freshDatabase(folder)
  health = await import('./health')
  const { readSql, runSql, sql } = await import('@/cms/sql')
  run = (statement) => runSql({ payload }, sql.raw(statement))
  read = (statement) => readSql(payload, sql.raw(statement))
}, 60_000)
afterAll(async () => {
  await payload.destroy()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const found = async (): Promise<Record<string, readonly string[]>> =>
  Object.fromEntries((await health.allFindings(payload)).map(({ of, found: what }) => [of, what]))

test('R-07 FRM-02 OPS-01 damage left by a kill or an earlier version is found and repaired, and a second check finds nothing', async () => {
  const data = { title: 'One', slug: 'one', _status: 'published' } as const
  const post = await payload.create({ collection: 'posts', data, overrideAccess: true })
  const bad = await payload.create({ collection: 'posts', data: { ...data, slug: 'bad' }, overrideAccess: true })
  const form = await payload.create({
    collection: 'forms',
    data: {
      title: 'A form',
      fields: [{ blockType: 'text', name: 'words' }],
      confirmationType: 'redirect',
      redirect: { type: 'custom', url: '/posts' },
    },
    overrideAccess: true,
  })
  const clean = await found()
  expect(Object.values(clean).flat()).toEqual([])

  await run(`INSERT INTO form_submissions (form_id) VALUES (${form.id})`)
  const sent = { form: form.id, submissionData: [] }
  const { id: empty } = await payload.create({ collection: 'form-submissions', data: sent, overrideAccess: true })
  await run(`INSERT INTO likes (key, target) VALUES ('1:posts:${post.id}', 'posts:${post.id}')`)
  await run("INSERT INTO likes (key, target) VALUES ('1:posts:999', 'posts:999')")
  await run("INSERT INTO stats (key, stock) VALUES ('products:1', 9007199254740993)")
  await run(`UPDATE posts SET layout = '{' WHERE id = ${bad.id}`)

  const broken = await found()
  expect(broken['numbers that cannot be read']).toEqual(['stats.stock: 1'])
  expect(broken['rows that were half written']).toEqual(['form-submissions 1', 'likes 1'])
  expect(broken['documents that are gone and were still spoken of']?.toSorted()).toEqual(['posts:999', 'products:1'])
  expect(broken.counters).toEqual([`posts:${post.id} like_count: 0 → 1`])
  expect(broken['documents with values that are no JSON']).toEqual([`posts ${bad.id}`])
  expect(broken['documents that cannot be read']).toEqual([`posts ${bad.id}`])

  // A form whose fields may all stay empty is sent by pressing its button.
  expect(await read('SELECT id FROM form_submissions')).toEqual([{ id: empty }])
  expect(await read('SELECT parent_id, posts_id FROM likes_rels')).toEqual([{ parent_id: 1, posts_id: post.id }])
  expect(await read(`SELECT _status FROM posts WHERE id = ${bad.id}`)).toEqual([{ _status: 'draft' }])
  expect(await read('SELECT target FROM likes')).toEqual([{ target: `posts:${post.id}` }])
  const again = await found()
  expect(again).toMatchObject({ 'rows that were half written': [], counters: [], 'numbers that cannot be read': [] })
})

test('OPS-01 unreadable globals and picture sizes without their file are found', async () => {
  const folderOfPictures = path.join(folder, 'media')
  mkdirSync(folderOfPictures, { recursive: true })
  writeFileSync(path.join(folderOfPictures, 'cap.webp'), 'x')
  await run("INSERT INTO media (id, filename, sizes_card_filename) VALUES (77, 'cap.webp', 'cap-card.webp')")
  const fails = vi.spyOn(payload, 'findGlobal').mockImplementation(({ slug }) => {
    return slug === 'footer' ? Promise.reject(new Error('broken')) : Promise.resolve({} as never)
  })
  const broken = await found()
  fails.mockRestore()
  await run('DELETE FROM media WHERE id = 77')
  expect(broken['pictures without their file']).toEqual(['media 77: cap-card.webp'])
  expect(broken['settings that cannot be read']).toEqual(['footer'])
  expect(await found()).toMatchObject({ 'pictures without their file': [], 'settings that cannot be read': [] })
})

test('linesOf prints the first twenty items of a finding, and how many more there are', () => {
  expect(health.linesOf({ of: 'counters', found: [], done: 'put right' })).toEqual(['✓ counters: none'])
  const lines = health.linesOf({ of: 'x', found: Array.from({ length: 25 }, (_, index) => String(index)), done: '' })
  expect([lines[0], lines.length, lines.at(-1)]).toEqual(['✗ x: 25', 22, '    and 5 more'])
})
