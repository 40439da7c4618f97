import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { integer, sqliteTable, text } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { Payload } from 'payload'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSql, sql } from '@/cms/sql'
import { unpublishUnreadable } from './unreadable-rows'

const json = (name: string) => text(name, { mode: 'json' })
const table = (name: string) => sqliteTable(name, { id: integer(), body: json('body') })
const names = ['posts', 'posts_blocks', 'seed_records', 'forms'] as const

let payload: Payload
beforeEach(async () => {
  payload = {
    config: { i18n: { supportedLanguages: { en: { translations: {} } }, fallbackLanguage: 'en' }, localization: false },
    collections: { posts: {}, forms: {} },
    db: {
      drizzle: drizzle({ connection: { url: ':memory:' } }),
      tables: Object.fromEntries(names.map((name) => [name, table(name)])),
      tableNameMap: new Map(names.map((name) => [name, name])),
    },
  } as unknown as Payload
  for (const statement of [
    sql`CREATE TABLE changes (key text, scope text, updated_at text, created_at text)`,
    sql`CREATE TABLE posts (id integer PRIMARY KEY, body text, _status text)`,
    sql`CREATE TABLE posts_blocks (id integer, body text, _parent_id integer REFERENCES posts(id))`,
    sql`CREATE TABLE seed_records (id integer, body text)`,
    sql`CREATE TABLE forms (id integer, body text)`,
    sql`INSERT INTO posts VALUES (1, '{}', 'published'), (2, '{"a', 'published'), (3, '{}', 'published')`,
    sql`INSERT INTO posts_blocks VALUES (9, 'no', 3)`,
  ])
    await readSql(payload, statement)
})

const statusOf = () => readSql(payload, sql`SELECT id, _status AS status FROM posts ORDER BY id`)

test('R-11 a document with unreadable JSON, in its blocks too, is unpublished as a draft', async () => {
  const [done, ...left] = await unpublishUnreadable(payload)
  expect([done?.found, left]).toEqual([['posts 2', 'posts 3'], []])
  expect((await statusOf()).map(({ status }) => status)).toEqual(['published', 'draft', 'draft'])
  expect(await readSql(payload, sql`SELECT key, scope FROM changes`)).toEqual([
    { key: 'posts:2', scope: 'everywhere' },
    { key: 'posts:3', scope: 'everywhere' },
  ])
})

test('R-11 an unreadable row without drafts is reported and left as it is', async () => {
  await readSql(payload, sql`DELETE FROM posts_blocks`)
  await readSql(payload, sql`INSERT INTO forms VALUES (4, 'no')`)
  await readSql(payload, sql`INSERT INTO seed_records VALUES (5, 'no')`)
  const findings = await unpublishUnreadable(payload)
  expect(findings.map(({ found }) => [...found].sort())).toEqual([['posts 2'], ['forms 4', 'seed-records 5']])
})

test('R-11 on PostgreSQL nothing is read, since it stores no invalid JSON', async () => {
  const execute = vi.fn()
  Object.assign(payload.db, { drizzle: { execute } })
  expect(await unpublishUnreadable(payload)).toEqual([expect.objectContaining({ found: [] })])
  expect(execute).not.toHaveBeenCalled()
})
