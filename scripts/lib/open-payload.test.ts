import { readdirSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { openPayload } from './open-payload'

vi.mock('@payload-config', () => ({ default: {} }))
const database = vi.hoisted(() => ({ open: (): Promise<unknown> => Promise.resolve({}) }))
vi.mock('payload', () => ({ getPayload: () => database.open() }))
vi.mock('@/core/env', () => ({
  env: {
    databaseUrl: 'postgres://forager:secret@db.example:5432/site?sslmode=require',
    postgres: true,
    sqliteFile: null,
  },
}))

afterEach(() => vi.restoreAllMocks())

/** What the program writes before it ends with 1. */
async function lastWords(): Promise<string> {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  await expect(openPayload()).rejects.toThrow('ended')
  expect(exit).toHaveBeenCalledWith(1)
  const said = written.mock.calls.flat().join('')
  vi.restoreAllMocks()
  return said
}

test('R-15 a program that cannot reach the database says so without the login, and ends with 1', async () => {
  database.open = () => Promise.reject(new Error('Error: cannot connect to Postgres: connect ECONNREFUSED 127.0.0.1:5'))
  expect(await lastWords()).toBe(
    'The database postgres://db.example:5432/site cannot be opened (cannot connect to Postgres: connect ECONNREFUSED 127.0.0.1:5).\n',
  )
})

test('R-15 a program on a database that lacks migrations names them and their command, and ends with 1', async () => {
  const applied = readdirSync('src/migrations/postgres')
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => ({ name: file.replace('.ts', '') }))
  const last = applied.at(-1)?.name ?? ''
  const db = { migrationDir: 'src/migrations/postgres', find: () => Promise.resolve({ docs: applied.slice(0, -1) }) }
  database.open = () => Promise.resolve({ db })
  expect(await lastWords()).toBe(
    `The database postgres://db.example:5432/site lacks ${last}; \`npm run seed -- --migrate\` applies what is missing.\n`,
  )
  await expect(openPayload({ mayBeNew: true })).resolves.toEqual({ db })
  db.find = () => Promise.resolve({ docs: applied })
  await expect(openPayload()).resolves.toEqual({ db })
})
