import { integer, sqliteTable, text } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { Payload, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { readDocuments, readTable, runSql, sql } from './sql'
import { checkTables, requireColumns } from './tables'

const stats = sqliteTable('stats', { id: integer('id'), key: text('key'), likeCount: integer('like_count') })
const payload = (): Payload => ({ db: { tables: { stats }, drizzle: {} } }) as unknown as Payload

test('requireColumns and checkTables reject unknown tables and columns by their database names', () => {
  expect(() => requireColumns(payload(), 'stats', ['id', 'like_count'])).not.toThrow()
  expect(() => requireColumns(payload(), 'stats', ['likeCount', 'stock'])).toThrow('no column likeCount, stock')
  expect(() => requireColumns(payload(), 'counts', ['id'])).toThrow('no table counts')
  expect(() => checkTables(payload(), { stats: ['key'], changes: ['id'] })).toThrow('no table changes')
})

test('bulk reads check the schema first, also for an empty list of ids', async () => {
  await expect(readTable(payload(), 'stats', ['stock'], { ids: [] })).rejects.toThrow('no column stock')
  await expect(readDocuments(payload(), 'stats', ['id'], ['title'], [])).rejects.toThrow('no table stats_locales')
})

test('a statement without a transaction, as on SQLite, runs by itself', async () => {
  const ran: unknown[] = []
  const run = (statement: unknown): Promise<void> => Promise.resolve(void ran.push(statement))
  for (const transactionID of [undefined, Promise.resolve(null), {}])
    await runSql({ payload: { db: { drizzle: { run } } }, transactionID } as unknown as PayloadRequest, sql`SELECT 1`)
  expect(ran).toHaveLength(3)
})

test('a statement whose transaction is not open is rejected', async () => {
  const req = { payload: payload(), transactionID: 'gone' } as unknown as PayloadRequest
  await expect(runSql(req, sql`SELECT 1`)).rejects.toThrow('not open')
})
