import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lifecycle } from './lifecycle'
import { readiness } from './readiness'

type Row = { key: string; fingerprint: string | null }
type Where = { key?: { equals?: string; not_equals?: string }; fingerprint?: { exists: boolean } }

const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-ready-'))
const migrations = ['20260101_000000', '20260202_000000']
for (const name of migrations) writeFileSync(path.join(folder, `${name}.ts`), '')
writeFileSync(path.join(folder, 'index.ts'), '')

/** What stands for the machine: its folder, its migrations, its ledger. */
const world = vi.hoisted(() => ({
  dataDir: '',
  applied: 2,
  ledger: [] as Row[],
  answer: (): Promise<void> => Promise.resolve(),
}))

const matches = ({ key, fingerprint }: Row, where: Where): boolean =>
  (where.key?.equals === undefined || where.key.equals === key) &&
  where.key?.not_equals !== key &&
  (where.fingerprint === undefined || where.fingerprint.exists === (fingerprint !== null))

const db = {
  migrationDir: folder,
  find: async () => {
    await world.answer()
    return { totalDocs: world.applied }
  },
  count: async ({ collection, where = {} }: { collection: string; where?: Where }) => {
    await world.answer()
    const rows = collection === 'seed-records' ? world.ledger.filter((row) => matches(row, where)) : []
    return { totalDocs: rows.length }
  },
}

vi.mock('@/cms/public-find', () => ({ getCms: () => Promise.resolve({ db }) }))
vi.mock('@/core/env', () => ({
  env: {
    get dataDir() {
      return world.dataDir
    },
  },
}))

const done = (key: string): Row => ({ key, fingerprint: 'f' })
const open = (key: string): Row => ({ key, fingerprint: null })

beforeEach(() => {
  Object.assign(world, {
    dataDir: folder,
    applied: migrations.length,
    ledger: [done('posts:a'), done('seed_complete')],
    answer: () => Promise.resolve(),
  })
})
afterEach(() => {
  lifecycle.stopping = false
  vi.useRealTimers()
})
afterAll(() => rmSync(folder, { recursive: true }))

const all = { db: true, migrations: true, disk: true, seed: true }

test('a whole site is ready', async () => {
  expect(await readiness()).toEqual({ ready: true, checks: all })
})

test('without the database only the disk is there', async () => {
  world.answer = () => Promise.reject(new Error('ECONNREFUSED'))
  const checks = { db: false, migrations: false, disk: true, seed: false }
  expect(await readiness()).toEqual({ ready: false, checks })
})

test('a migration that was not applied is missed', async () => {
  world.applied = 1
  expect(await readiness()).toEqual({ ready: false, checks: { ...all, migrations: false } })
})

test('a data folder that cannot be written is missed', async () => {
  world.dataDir = path.join(folder, 'absent')
  expect(await readiness()).toEqual({ ready: false, checks: { ...all, disk: false } })
})

test('a site that stops is not ready, though all is there', async () => {
  lifecycle.stopping = true
  expect(await readiness()).toEqual({ ready: false, checks: all })
})

test('a database that takes more than a second counts as away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  world.answer = () => new Promise(() => undefined)
  const asked = readiness()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await asked).toEqual({ ready: false, checks: { db: false, migrations: false, disk: true, seed: false } })
})

test.each<[string, Row[], boolean]>([
  ['an empty ledger', [], false],
  ['a first seed under way', [open('seed_complete'), done('posts:a')], false],
  ['a whole catalogue', [done('seed_complete'), done('posts:a')], true],
  ['a later seed under way', [done('seed_complete'), open('posts:a')], true],
  ['a ledger of an earlier version', [done('posts:a'), done('posts:b')], true],
  ['an earlier version whose samples were removed', [done('posts:a'), open('samples:removed')], true],
  ['an earlier version cut half-way', [done('posts:a'), open('posts:b')], false],
  ['nothing but the word that samples were removed', [open('samples:removed')], false],
])('seeded or not: %s', async (_, ledger, seed) => {
  world.ledger = ledger
  expect((await readiness()).checks.seed).toBe(seed)
})
