import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { migrate } from './migrations'
import { wholeDatabase } from './whole-writes.fixtures'

test('OPS-05 a SQLite migration that fails is rolled back, and a rebuilt table keeps its rows', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-migrations-'))
  const db = await wholeDatabase(`file:${path.join(folder, 'site.db')}`)
  const { client } = db
  await client.execute('CREATE TABLE species (id INTEGER PRIMARY KEY)')
  await client.execute('CREATE TABLE names (species INTEGER REFERENCES species (id) ON DELETE CASCADE)')
  await client.execute('INSERT INTO species VALUES (1)')
  await client.execute('INSERT INTO names VALUES (1)')
  const makeAnew = [
    'CREATE TABLE made (id INTEGER PRIMARY KEY)',
    'INSERT INTO made SELECT id FROM species',
    'DROP TABLE species',
    'ALTER TABLE made RENAME TO species',
  ]
  const run = (end: () => Promise<unknown>) =>
    migrate({ db: Object.assign(db, { migrate: () => client.batch(makeAnew).then(end) }) } as unknown as Payload)
  const rows = async (table: string) => (await client.execute(`SELECT * FROM ${table}`)).rows.length

  await expect(run(() => client.execute('CREATE TABLE names (id)'))).rejects.toThrow('already exists')
  await expect(rows('made')).rejects.toThrow('no such table')
  await run(() => Promise.resolve())
  expect([await rows('species'), await rows('names')]).toEqual([1, 1])
  const [state] = (await client.execute('PRAGMA foreign_keys')).rows
  expect(state?.foreign_keys).toBe(1)
})
