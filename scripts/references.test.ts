import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSql, sql } from '@/cms/sql'
import { freshDatabase } from '../starter/loader/database.fixtures'

const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-references-'))

let payload: Payload
beforeAll(async () => {
  payload = await freshDatabase(folder)
}, 60_000)
afterAll(async () => {
  await payload.destroy()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

type Table = { name: string; foreignKeys: Record<string, { columnsFrom: string[]; tableTo: string; onDelete: string }> }

/** The schema in the snapshot that Drizzle wrote beside the newest migration. */
function schema(): Table[] {
  const migrations = path.resolve('src/migrations/sqlite')
  const newest = readdirSync(migrations)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .at(-1)
  const { tables } = JSON.parse(readFileSync(path.join(migrations, newest ?? ''), 'utf8')) as {
    tables: Record<string, Table>
  }
  return Object.values(tables)
}

// Drizzle compares snapshots, not databases, so a rule that one migration missed would never be added by a later one.
test('R-07 every foreign key of the SQLite database has the ON DELETE rule of the schema', async () => {
  const expected = schema().flatMap(({ name, foreignKeys }) =>
    Object.values(foreignKeys).map((key) => `${name}.${key.columnsFrom[0]} to ${key.tableTo}: ${key.onDelete}`),
  )
  const rows = await readSql(
    payload,
    sql`SELECT m.name AS owner, f."from" AS "column", f."table" AS target, lower(f.on_delete) AS rule
      FROM sqlite_master m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table'`,
  )
  const found = rows.map(
    ({ owner, column, target, rule }) => `${String(owner)}.${String(column)} to ${String(target)}: ${String(rule)}`,
  )
  expect(expected.length).toBeGreaterThan(300)
  expect(found.toSorted()).toEqual(expected.toSorted())
})
