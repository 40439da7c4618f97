import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { joinWrites, writeAtomically } from './atomic-writes'
import { clientOf, wholeDatabase, type WholeDatabase, type Work } from './whole-writes.fixtures'

const turn = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve))

describe('OPS-01 R-06 a write on SQLite', () => {
  let db: WholeDatabase
  let url: string
  const run = (statement: string) => db.client.execute(statement)
  const write = (work: Work, transactionID?: string) =>
    db.updateOne({ work, ...(transactionID ? { req: { transactionID } } : {}) })
  const rows = async (): Promise<unknown[]> =>
    (await run('SELECT name FROM rows ORDER BY name')).rows.map(({ name }) => name)

  beforeEach(async () => {
    url = `file:${path.join(mkdtempSync(path.join(tmpdir(), 'sporeprint-whole-')), 'rows.db')}`
    db = await wholeDatabase(url)
    await run('CREATE TABLE rows (name TEXT PRIMARY KEY)')
    await run("INSERT INTO rows VALUES ('a')")
  })

  test('that fails is rolled back', async () => {
    const failing = write(async () => {
      await run('DELETE FROM rows')
      await run("INSERT INTO rows VALUES ('b')")
      await run("INSERT INTO rows VALUES ('b')")
    })
    await expect(failing).rejects.toThrow(/UNIQUE/)
    expect(await rows()).toEqual(['a'])
    await write(() => run("INSERT INTO rows VALUES ('c')"))
    expect(await rows()).toEqual(['a', 'c'])
  })

  test('is isolated: other reads and writes wait for it and survive its rollback', async () => {
    const written = write(async () => {
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

  test('waits for the one before it, and includes a nested write', async () => {
    const order: string[] = []
    const first = write(async () => {
      await turn()
      await write(() => run("INSERT INTO rows VALUES ('b')"))
      order.push('first')
    })
    const second = write(async () => {
      order.push(...(await rows()).map(String))
    })
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'a', 'b'])
  })

  test('does not include statements that run after it has ended', async () => {
    let late: Promise<unknown> = Promise.resolve()
    await write(() => {
      late = turn()
        .then(turn)
        .then(() => run("INSERT INTO rows VALUES ('late')"))
      return Promise.resolve()
    })
    const failing = write(async () => {
      await turn()
      await turn()
      await turn()
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await late
    expect(await rows()).toEqual(['a', 'late'])
  })

  test('through writeAtomically is rolled back whole, nested adapter writes included', async () => {
    const failing = writeAtomically(db, async () => {
      await run("INSERT INTO rows VALUES ('ours')")
      await write(() => run("INSERT INTO rows VALUES ('within')"))
      throw new Error('taken back')
    })
    const next = write(() => run("INSERT INTO rows VALUES ('next')"))
    await expect(failing).rejects.toThrow('taken back')
    await next
    expect(await writeAtomically(db, rows)).toEqual(['a', 'next'])
    expect(() => writeAtomically({}, rows)).toThrow('nothing whole')
  })

  test('on another connection is rolled back whole, and neither connection blocks the other', async () => {
    const other = clientOf(url)
    joinWrites(db, other)
    db.sessions.bulk = { db: { $client: other } }
    const failing = write(async () => {
      await other.execute('DELETE FROM rows')
      await turn()
      await other.execute('INSERT INTO nowhere VALUES (1)')
    }, 'bulk')
    const meanwhile = [run("INSERT INTO rows VALUES ('common')"), write(() => run("INSERT INTO rows VALUES ('whole')"))]
    await expect(failing).rejects.toThrow(/nowhere/)
    await Promise.all(meanwhile)
    await write(() => other.execute("INSERT INTO rows VALUES ('bulk')"), 'bulk')
    expect(await rows()).toEqual(['a', 'bulk', 'common', 'whole'])
    other.close()
  })
})
