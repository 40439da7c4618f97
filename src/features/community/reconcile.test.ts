import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { Payload } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { readSql, sql } from '@/cms/sql'
import { cardCollections } from '@/core/collections'
import { deleteOrphanedRows } from './cascade-delete'
import { contributionKinds } from './model'
import { reconcile } from './reconcile'

vi.mock('payload', () => ({ createLocalReq: (_: unknown, cms: Payload) => Promise.resolve({ payload: cms }) }))
const published: string[] = []
vi.mock('@/cms/changes/log', () => ({
  publishChange: (_: unknown, { key }: { key: string }) => Promise.resolve(published.push(key)),
}))

/** Runs the real statements on SQLite in memory; the contract tests run them on PostgreSQL too. */
const db = {
  name: 'sqlite',
  drizzle: drizzle({ connection: { url: ':memory:' } }),
  writeAtomically: (work: () => unknown) => work(),
}
const payload = { db } as unknown as Payload

const run = (statement: string) => readSql(payload, sql.raw(statement))

beforeAll(async () => {
  for (const marks of ['likes', 'helpfuls', 'reports']) await run(`CREATE TABLE ${marks} (target text)`)
  for (const kind of contributionKinds) {
    await run(`CREATE TABLE ${kind} (target text, rating integer, _status text, id integer PRIMARY KEY)`)
    await run(`CREATE TABLE _${kind}_v (parent_id integer)`)
  }
  for (const collection of cardCollections) await run(`CREATE TABLE ${collection} (id integer PRIMARY KEY)`)
  await run(`CREATE TABLE stats (key text PRIMARY KEY, stock integer, like_count integer, helpful_count integer,
    rating_sum integer, rating_count integer, impression_sum integer, impression_count integer, updated_at text, created_at text)`)
  await run(`INSERT INTO likes VALUES ('products:1'), ('products:1'), ('posts:2')`)
  await run(`INSERT INTO helpfuls VALUES ('reviews:4')`)
  await run(
    `INSERT INTO reviews (target, rating, _status) VALUES ('products:1', 5, 'published'), ('products:1', 2, 'published'), ('products:1', 1, 'draft')`,
  )
  await run(
    `INSERT INTO impressions (target, rating, _status) VALUES ('mushrooms:3', 4, 'published'), ('mushrooms:3', 1, 'draft')`,
  )
  // Stale counters: the stars of a withdrawn review, the likes of a post that has none, and no row of `mushrooms:3`.
  await run(`INSERT INTO stats (key, stock, like_count, helpful_count, rating_sum, rating_count, impression_sum, impression_count)
    VALUES ('products:1', 9, 2, 0, 8, 3, 0, 0), ('posts:7', 0, 5, 0, 0, 0, 0, 0), ('reviews:4', 0, 0, 1, 0, 0, 0, 0)`)
})

test('COM-09 R-03 reconcile reports and corrects counters that differ from their rows, and leaves stock alone', async () => {
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

test('R-07 COM-09 marks, contributions and counters of deleted documents are deleted, and nothing else', async () => {
  await run(`DELETE FROM reviews`)
  for (const collection of ['products', 'mushrooms', 'posts'])
    await run(`INSERT INTO ${collection} (id) VALUES (1), (3)`)
  await run(
    `INSERT INTO reviews (target, rating, _status, id) VALUES ('products:1', 5, 'published', 5), ('products:8', 5, 'draft', 6)`,
  )
  await run(`INSERT INTO _reviews_v VALUES (5), (6), (6)`)
  await run(`INSERT INTO reports VALUES ('reviews:5'), ('reviews:6')`)
  const found = await deleteOrphanedRows(payload)
  expect(found.toSorted()).toEqual(['posts:2', 'posts:7', 'products:8', 'reviews:4'])
  const counts = ['likes', 'helpfuls', 'reports', 'reviews', '_reviews_v', 'impressions', 'stats'].map(
    async (table) => {
      const [row] = await run(`SELECT COUNT(*) AS number FROM ${table}`)
      return [table, row?.number]
    },
  )
  expect(Object.fromEntries(await Promise.all(counts))).toEqual({
    likes: 2,
    helpfuls: 0,
    reports: 1,
    reviews: 1,
    _reviews_v: 1,
    impressions: 2,
    stats: 2,
  })
  expect(await deleteOrphanedRows(payload)).toEqual([])
})
