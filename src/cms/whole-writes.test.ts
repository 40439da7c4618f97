import { createClient, type Client } from '@libsql/client'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'
import { withWholeWrites } from './whole-writes'

type Work = () => Promise<unknown>

/** Runs what it is given, as each of the adapter's writes. */
type Database = { client: Client; connect: () => Promise<void>; updateOne: (work: Work) => Promise<unknown> }

const turn = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve))

describe('OPS-01 R-06 a write on SQLite', () => {
  let db: Database
  const run = (statement: string) => db.client.execute(statement)
  const rows = async (): Promise<unknown[]> =>
    (await run('SELECT name FROM rows ORDER BY name')).rows.map(({ name }) => name)

  beforeEach(async () => {
    const write = (work: Work): Promise<unknown> => work()
    const adapter = {
      init: () => ({
        client: createClient({ url: ':memory:' }),
        connect: () => Promise.resolve(),
        ...Object.fromEntries(
          [
            ...['create', 'createGlobal', 'createGlobalVersion', 'createVersion', 'deleteMany', 'deleteOne'],
            ...['deleteVersions', 'updateGlobal', 'updateGlobalVersion', 'updateJobs', 'updateMany', 'updateOne'],
            ...['updateVersion', 'upsert'],
          ].map((name) => [name, write]),
        ),
      }),
    } as unknown as DatabaseAdapterObj<BaseDatabaseAdapter>
    db = withWholeWrites(adapter).init({ payload: {} } as never) as unknown as Database
    await db.connect()
    await run('CREATE TABLE rows (name TEXT PRIMARY KEY)')
    await run("INSERT INTO rows VALUES ('a')")
  })

  test('that fails leaves what was there', async () => {
    const failing = db.updateOne(async () => {
      await run('DELETE FROM rows')
      await run("INSERT INTO rows VALUES ('b')")
      await run("INSERT INTO rows VALUES ('b')")
    })
    await expect(failing).rejects.toThrow(/UNIQUE/)
    expect(await rows()).toEqual(['a'])
    await db.updateOne(() => run("INSERT INTO rows VALUES ('c')"))
    expect(await rows()).toEqual(['a', 'c'])
  })

  test('is seen whole by everybody else, who waits for it, and takes nothing of theirs back', async () => {
    const written = db.updateOne(async () => {
      await run('DELETE FROM rows')
      await turn()
      expect(await rows()).toEqual([])
      await turn()
      throw new Error('too late')
    })
    const others = turn().then(async () => {
      const seen = await rows()
      await run("INSERT INTO rows VALUES ('theirs')")
      return seen
    })
    await expect(written).rejects.toThrow('too late')
    expect(await others).toEqual(['a'])
    expect(await rows()).toEqual(['a', 'theirs'])
  })

  test('waits for the one before it, and holds one that is part of it', async () => {
    const order: string[] = []
    const first = db.updateOne(async () => {
      await turn()
      await db.updateOne(() => run("INSERT INTO rows VALUES ('b')"))
      order.push('first')
    })
    const second = db.updateOne(async () => {
      order.push(...(await rows()).map(String))
    })
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'a', 'b'])
  })

  test('owns nothing that it began and that comes back later', async () => {
    let late: Promise<unknown> = Promise.resolve()
    await db.updateOne(() => {
      late = turn()
        .then(turn)
        .then(() => run("INSERT INTO rows VALUES ('late')"))
      return Promise.resolve()
    })
    const failing = db.updateOne(async () => {
      await turn()
      await turn()
      await turn()
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await late
    expect(await rows()).toEqual(['a', 'late'])
  })
})
