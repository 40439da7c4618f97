import Database from 'libsql'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepStatements } from './kept-statements'
import { clientOf, type Client } from './whole-writes.fixtures'

const folder = mkdtempSync(path.join(tmpdir(), 'kept-'))

type Connection = { prepare: (sql: string) => { columns: () => unknown }; close: () => void }

const { prototype } = Database as unknown as { prototype: Connection }
const { prepare } = prototype
let client: Client

beforeAll(async () => {
  keepStatements()
  keepStatements()
  client = clientOf(`file:${path.join(folder, 'kept.db')}`)
  await client.execute('CREATE TABLE species (id INTEGER PRIMARY KEY, name TEXT UNIQUE)')
})
afterAll(() => {
  prototype.prepare = prepare
  client.close()
  rmSync(folder, { recursive: true })
})

const named = async (name: string): Promise<unknown[]> =>
  (await client.execute({ sql: 'SELECT id, name FROM species WHERE name = ?', args: [name] })).rows
const insert = (name: string): Promise<unknown> =>
  client.execute({ sql: 'INSERT INTO species (name) VALUES (?)', args: [name] })

test('a connection compiles a statement once, but a PRAGMA each time', () => {
  const connection = new Database(path.join(folder, 'other.db')) as unknown as Connection
  const other = new Database(path.join(folder, 'other.db')) as unknown as Connection
  expect(connection.prepare('SELECT 1')).toBe(connection.prepare('SELECT 1'))
  expect(connection.prepare('SELECT 1')).not.toBe(other.prepare('SELECT 1'))
  expect(connection.prepare('PRAGMA user_version')).not.toBe(connection.prepare('PRAGMA user_version'))
  // Its columns are cached too, unless a schema change could change them.
  const named = connection.prepare('SELECT 1 AS one')
  const all = connection.prepare('SELECT * FROM sqlite_schema')
  expect(named.columns()).toBe(named.columns())
  expect(named.columns()).toMatchObject([{ name: 'one' }])
  expect(all.columns()).not.toBe(all.columns())
  connection.close()
  other.close()
})

test('a cached statement takes new values, also after a failed run', async () => {
  await insert('Boletus edulis')
  await expect(insert('Boletus edulis')).rejects.toThrow('UNIQUE')
  await insert('Amanita phalloides')
  expect(await named('Amanita phalloides')).toMatchObject([{ id: 2 }])
  expect(await named('Boletus edulis')).toMatchObject([{ id: 1 }])
  expect(await named('Nobody')).toEqual([])
})

test('a cached statement reads the rows and columns that another connection wrote', async () => {
  await insert('Morchella esculenta')
  const all = async (): Promise<unknown[]> => (await client.execute('SELECT * FROM species ORDER BY id')).rows
  expect([await named('Morchella esculenta'), await all()]).toMatchObject([{ length: 1 }, { length: 3 }])
  const other = clientOf(`file:${path.join(folder, 'kept.db')}`)
  await other.execute("ALTER TABLE species ADD COLUMN eaten TEXT DEFAULT 'cooked'")
  await other.execute("UPDATE species SET eaten = 'never' WHERE name = 'Amanita phalloides'")
  await other.execute("UPDATE species SET name = 'Morchella elata' WHERE name = 'Morchella esculenta'")
  // libsql notices the new column only while it runs the first statement.
  await all()
  expect(await all()).toMatchObject([{ eaten: 'cooked' }, { eaten: 'never' }, { name: 'Morchella elata' }])
  expect(await named('Morchella esculenta')).toEqual([])
  other.close()
})

test('a cached statement does not block a checkpoint of the write-ahead log', async () => {
  await client.execute('PRAGMA journal_mode = WAL')
  await insert('Lactarius deliciosus')
  await named('Lactarius deliciosus')
  const other = clientOf(`file:${path.join(folder, 'kept.db')}`)
  expect((await other.execute('PRAGMA wal_checkpoint(TRUNCATE)')).rows).toMatchObject([{ busy: 0, log: 0 }])
  other.close()
})
