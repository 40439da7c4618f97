import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { NotFound, type BaseDatabaseAdapter, type Payload } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'
import { withFinalDeletions } from './final-deletions'
import { readSql, sql } from './sql'

const where = { id: { equals: 7 } }

/** The calls to the database, in their order. */
let calls: string[]
let db: BaseDatabaseAdapter
let payload: Payload

const remove = (): Promise<unknown> => readSql(payload, sql`DELETE FROM reviews WHERE id = 7`)

beforeEach(async () => {
  calls = []
  const step = async (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    calls.push(`${name} begins`)
    const done = await work()
    await new Promise((resolve) => setTimeout(resolve, 5))
    calls.push(`${name} ends`)
    return done
  }
  const adapter = {
    tableNameMap: new Map([['reviews', 'reviews']]),
    drizzle: drizzle({ connection: { url: ':memory:' } }),
    deleteOne: () => step('deletion', async () => ((await remove()) ? { id: 7 } : null)),
    updateOne: () => step('change', () => Promise.resolve({ id: 7 })),
    deleteVersions: () => step('versions', () => Promise.resolve()),
  }
  const collections = { reviews: { config: { versions: {} } } }
  payload = Object.assign(adapter, { db: adapter, collections, payload: null }) as unknown as Payload
  db = withFinalDeletions({
    defaultIDType: 'number',
    init: () => Object.assign(adapter, { payload }) as unknown as BaseDatabaseAdapter,
  }).init({ payload })
  await readSql(payload, sql`CREATE TABLE reviews (id integer PRIMARY KEY)`)
  await readSql(payload, sql`INSERT INTO reviews VALUES (7)`)
})

const change = (): Promise<unknown> => db.updateOne({ collection: 'reviews', id: 7, data: {} })
const deletion = (): Promise<unknown> => db.deleteOne({ collection: 'reviews', where })

describe('R-02 a document that another call deletes concurrently', () => {
  test('is not inserted again by a late update, which fails as not found', async () => {
    await remove()
    await expect(change()).rejects.toThrow(NotFound)
    expect(calls).toEqual([])
  })

  test('is deleted after an update that began before, together with its versions', async () => {
    await Promise.all([change(), deletion()])
    const steps = ['change', 'versions', 'deletion']
    expect(calls).toEqual(steps.flatMap((name) => [`${name} begins`, `${name} ends`]))
  })

  test('releases its lock: later updates fail at once as not found', async () => {
    const all = await Promise.allSettled([change(), deletion(), change(), change()])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
  })
})

test('R-02 the second of two deletions fails as not found, unless it returns nothing', async () => {
  const gone = withFinalDeletions({
    defaultIDType: 'number',
    init: () => Object.assign({ ...db }, { deleteOne: () => Promise.resolve(null) }) as unknown as BaseDatabaseAdapter,
  }).init({ payload })
  await expect(gone.deleteOne({ collection: 'reviews', where })).rejects.toThrow(NotFound)
  expect(await gone.deleteOne({ collection: 'reviews', where, returning: false })).toBeNull()
})

test('an update by another filter than the id is passed on', async () => {
  await remove()
  expect(await db.updateOne({ collection: 'reviews', where: { key: { equals: 'a' } }, data: {} })).toEqual({ id: 7 })
})
