import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inBulk } from './in-bulk'
import { readSql, runSqlReturning, sql } from './sql'

let folder: string
let req: PayloadRequest
let sessions: Record<string, unknown>
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-bulk-'))
  const url = `file:${path.join(folder, 'a.db')}`
  sessions = {}
  const db = {
    drizzle: drizzle({ connection: { url } }),
    clientConfig: { url },
    busyTimeout: 100,
    schema: {},
    sessions,
  }
  req = { payload: { db } } as unknown as PayloadRequest
  await readSql(req.payload, sql`PRAGMA journal_mode = WAL`)
  await readSql(req.payload, sql`CREATE TABLE changes (id integer PRIMARY KEY, updated_at text)`)
  await readSql(req.payload, sql`INSERT INTO changes VALUES (1, 'long ago'), (2, 'before')`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const synchronous = async (rows: Promise<readonly object[]>): Promise<unknown> =>
  Object.values((await rows)[0] ?? {})[0]
const moments = async () =>
  (await readSql(req.payload, sql`SELECT updated_at FROM changes ORDER BY id`)).map((row) => row.updated_at)

describe('SHP-03 many saves of one request on SQLite', () => {
  test('do not sync to disk each, unlike other writes; only the last one syncs', async () => {
    await inBulk(req, async () => {
      expect(await synchronous(runSqlReturning(req, sql`PRAGMA synchronous`))).toBe(1)
      expect(await synchronous(readSql(req.payload, sql`PRAGMA synchronous`))).toBe(2)
      await runSqlReturning(req, sql`UPDATE changes SET updated_at = 'now' WHERE id = 1 RETURNING id`)
      expect(await moments()).toEqual(['now', 'before'])
    })
    expect(await moments()).toEqual(['now', expect.stringMatching(/^\d{4}-/)])
    expect([sessions, req.transactionID]).toEqual([{}, undefined])
  })

  test('leave no session or transaction open after a failure', async () => {
    const failed = inBulk(req, () => Promise.reject(new Error('taken')))
    await expect(failed).rejects.toThrow('taken')
    expect([sessions, req.transactionID]).toEqual([{}, undefined])
  })
})
