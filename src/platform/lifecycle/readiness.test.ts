import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lifecycle } from '@/core/shared/lifecycle'
import { readiness } from './readiness'

const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-ready-'))
const migrations = ['20260101_000000', '20260202_000000']
for (const name of migrations) writeFileSync(path.join(folder, `${name}.ts`), '')
writeFileSync(path.join(folder, 'index.ts'), '')

/** The mocked environment: data folder, migrations, database and starting catalogue. */
const world = vi.hoisted(() => ({
  dataDir: '',
  applied: 2,
  seeded: true,
  answer: (): Promise<void> => Promise.resolve(),
}))

const db = {
  migrationDir: folder,
  find: async () => {
    await world.answer()
    return { docs: migrations.slice(0, world.applied).map((name) => ({ name })) }
  },
  count: async () => {
    await world.answer()
    return { totalDocs: 0 }
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

beforeEach(() => {
  Object.assign(world, {
    dataDir: folder,
    applied: migrations.length,
    seeded: true,
    answer: () => Promise.resolve(),
  })
})
afterEach(() => {
  lifecycle.stopping = false
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The catalogue's state is read from the database, so it fails with it. */
const ready = () =>
  readiness(async () => {
    await world.answer()
    return world.seeded
  })

const all = { db: true, migrations: true, disk: true, seed: true }

test('a site whose checks all pass is ready', async () => {
  expect(await ready()).toEqual({ ready: true, checks: all })
})

test('without the database only the check of the disk passes', async () => {
  world.answer = () => Promise.reject(new Error('ECONNREFUSED'))
  const checks = { db: false, migrations: false, disk: true, seed: false }
  expect(await ready()).toEqual({ ready: false, checks })
})

test('a pending migration fails the check', async () => {
  world.applied = 1
  expect(await ready()).toEqual({ ready: false, checks: { ...all, migrations: false } })
})

test('R-14 a data folder that cannot be written fails the check', async () => {
  world.dataDir = path.join(folder, 'absent')
  expect(await ready()).toEqual({ ready: false, checks: { ...all, disk: false } })
})

test('a site that is shutting down is not ready, though its checks pass', async () => {
  lifecycle.stopping = true
  expect(await ready()).toEqual({ ready: false, checks: all })
})

test('R-15 a database that takes more than a second counts as away', async () => {
  world.answer = () => new Promise(() => undefined)
  expect(await ready()).toEqual({ ready: false, checks: { db: false, migrations: false, disk: true, seed: false } })
})

test('a site without its starting catalogue is not ready', async () => {
  world.seeded = false
  expect(await ready()).toEqual({ ready: false, checks: { ...all, seed: false } })
})
