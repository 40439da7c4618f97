import { postgresAdapter } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { afterTransaction, withCheckedCommits } from './checked-commits'

type Database = ReturnType<ReturnType<typeof postgresAdapter>['init']>

/** Payload's PostgreSQL adapter over a transaction whose COMMIT behaves as `committed`. */
function opened(committed: () => Promise<void>): Database {
  const drizzle = {
    transaction: async (work: (transaction: object) => Promise<unknown>) => {
      await Promise.resolve()
      const result = await work({})
      await committed()
      return result
    },
  }
  const db = withCheckedCommits(postgresAdapter({ pool: {} })).init({ payload: { config: {} } } as never)
  return Object.assign(db, { drizzle, initializing: Promise.resolve() })
}

const cut = (): Promise<never> => Promise.reject(new Error('Connection terminated unexpectedly'))

test('R-11 a commit that fails rejects, so that the write is not acknowledged', async () => {
  const db = opened(cut)
  const id = (await db.beginTransaction()) ?? ''
  await expect(db.commitTransaction(Promise.resolve(id))).rejects.toThrow('Connection terminated')
  expect(db.sessions).toEqual({})
})

test('R-11 a commit resolves, also after the transaction was rolled back', async () => {
  const db = opened(() => Promise.resolve())
  await db.commitTransaction((await db.beginTransaction()) ?? '')
  const taken = (await db.beginTransaction()) ?? ''
  await db.rollbackTransaction(taken)
  await db.commitTransaction(taken)
  expect(db.sessions).toEqual({})
})

test.each([
  ['is kept', () => Promise.resolve(), 'commitTransaction', true],
  ['was cut off at its commit', cut, 'commitTransaction', false],
  ['was taken back', () => Promise.resolve(), 'rollbackTransaction', false],
] as const)('R-11 a callback of the transaction’s end is called once when it %s', async (_, committed, end, kept) => {
  const db = opened(committed)
  const id = (await db.beginTransaction()) ?? ''
  const heard: boolean[] = []
  const req = { payload: { db }, transactionID: id } as unknown as Parameters<typeof afterTransaction>[0]
  await afterTransaction(req, (isKept) => Promise.resolve(void heard.push(isKept)))
  expect(heard).toEqual([])
  await db[end](id).catch(() => undefined)
  await db.rollbackTransaction(id)
  expect(heard).toEqual([kept])
})

test('R-11 without a transaction, the callback runs at once as committed', async () => {
  const heard: boolean[] = []
  const req = { payload: { db: {} } } as unknown as Parameters<typeof afterTransaction>[0]
  await afterTransaction(req, (isKept) => Promise.resolve(void heard.push(isKept)))
  expect(heard).toEqual([true])
})
