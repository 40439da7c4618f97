import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { Payload } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { readSql, sql } from '@/cms/sql'
import { reconcile } from './reconcile'

vi.mock('payload', () => ({ createLocalReq: (_: unknown, cms: Payload) => Promise.resolve({ payload: cms }) }))
const published: string[] = []
vi.mock('@/cms/changes/log', () => ({
  publishChange: (_: unknown, { key }: { key: string }) => Promise.resolve(published.push(key)),
}))

/** The real statements on SQLite in memory; the storms of the contract tests run them on PostgreSQL too. */
const payload = { db: { name: 'sqlite', drizzle: drizzle({ connection: { url: ':memory:' } }) } } as unknown as Payload

const run = (statement: string) => readSql(payload, sql.raw(statement))

beforeAll(async () => {
  for (const marks of ['likes', 'helpfuls']) await run(`CREATE TABLE ${marks} (target text)`)
  for (const rated of ['reviews', 'impressions'])
    await run(`CREATE TABLE ${rated} (target text, rating integer, _status text)`)
  await run(`CREATE TABLE stats (key text PRIMARY KEY, stock integer, like_count integer, helpful_count integer,
    rating_sum integer, rating_count integer, impression_sum integer, impression_count integer, updated_at text, created_at text)`)
  await run(`INSERT INTO likes VALUES ('products:1'), ('products:1'), ('posts:2')`)
  await run(`INSERT INTO helpfuls VALUES ('reviews:4')`)
  await run(
    `INSERT INTO reviews VALUES ('products:1', 5, 'published'), ('products:1', 2, 'published'), ('products:1', 1, 'draft')`,
  )
  await run(`INSERT INTO impressions VALUES ('mushrooms:3', 4, 'published'), ('mushrooms:3', 1, 'draft')`)
  // With the stars of a review that was taken back; of something without likes any more; and a document that has no row
  // yet.
  await run(`INSERT INTO stats (key, stock, like_count, helpful_count, rating_sum, rating_count, impression_sum, impression_count)
    VALUES ('products:1', 9, 2, 0, 8, 3, 0, 0), ('posts:7', 0, 5, 0, 0, 0, 0, 0), ('reviews:4', 0, 0, 1, 0, 0, 0, 0)`)
})

test('COM-09 R-03 counters that differ from their rows are found, named and put right, and stock is left alone', async () => {
  const found = (await reconcile(payload)).map(({ key, counter, was, is }) => `${key} ${counter} ${was} ${is}`)
  expect(found.toSorted()).toEqual([
    'mushrooms:3 impression_count 0 1',
    'mushrooms:3 impression_sum 0 4',
    'posts:2 like_count 0 1',
    'posts:7 like_count 5 0',
    'products:1 rating_count 3 2',
    'products:1 rating_sum 8 7',
  ])
  expect(new Set(published)).toEqual(new Set(['mushrooms:3', 'posts:2', 'posts:7', 'products:1']))
  const rows = await run('SELECT key, stock, like_count AS likes, rating_sum AS sum, rating_count AS count FROM stats')
  expect(rows).toContainEqual({ key: 'products:1', stock: 9, likes: 2, sum: 7, count: 2 })
  expect(await reconcile(payload)).toEqual([])
})
