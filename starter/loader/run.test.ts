import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as Content from '@/features/content/server'
import { freshDatabase } from './database.fixtures'
import type * as Run from './run'
import type { SeedItem } from './upsert'
import { post, texts } from './upsert.fixtures'

/**
 * The whole run on a real database, with a catalogue of two posts; modules that read the environment are imported late.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-run-'))
const catalogue = vi.hoisted(() => ({ items: [] as SeedItem[] }))

vi.mock('./profiles', () => ({
  profileOf: () => ({
    pictures: [],
    steps: [{ name: 'Posts', items: () => catalogue.items }],
    leavesOut: new Set(),
  }),
}))

let payload: Payload
let isSeeded: typeof Content.starterIsComplete
/** Runs the seed and returns the last line it printed. */
let run: () => Promise<string | undefined>

vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  payload = await freshDatabase(folder)
  const { seed } = await vi.importActual<typeof Run>('./run')
  ;({ starterIsComplete: isSeeded } = await import('@/features/content/server'))
  run = async () => {
    const out = new PassThrough()
    await seed(payload, out as unknown as NodeJS.WriteStream)
    return String(out.read()).trim().split('\n').at(-1)?.trim()
  }
}, 60_000)

afterAll(async () => {
  await payload.destroy()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const ledger = async () => (await payload.db.find({ collection: 'seed-records', sort: 'id', limit: 0 })).docs

test('R-10 the site counts as seeded once a run has ended, and a second run writes nothing', async () => {
  expect(await isSeeded()).toBe(false)
  const killed = { ...post('b', texts('B', 'B', 'B')), data: () => Promise.reject(new Error('killed')) }
  catalogue.items = [post('a', texts('A', 'A', 'A')), killed]
  await expect(run()).rejects.toThrow('killed')
  expect(await isSeeded()).toBe(false)

  catalogue.items = [post('a', texts('A', 'A', 'A')), post('b', texts('B', 'B', 'B'))]
  expect(await run()).toBe('Total: 2 items, 1 written, 1 already there.')
  expect(await isSeeded()).toBe(true)

  const before = await ledger()
  expect(await run()).toBe('Total: 2 items, 0 written, 2 already there.')
  expect(await ledger()).toEqual(before)
  expect(before).toContainEqual(expect.objectContaining({ key: 'seed_complete', fingerprint: 'demo' }))
})

test('a later run that is interrupted leaves the site marked as seeded', async () => {
  catalogue.items = [{ ...post('c', texts('C', 'C', 'C')), data: () => Promise.reject(new Error('killed')) }]
  await expect(run()).rejects.toThrow('killed')
  expect(await isSeeded()).toBe(true)
})
