import { postgresAdapter } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { withToldCommits } from './told-commits'

type Database = ReturnType<ReturnType<typeof postgresAdapter>['init']>

/** Payload's own way through a transaction, over a connection that answers a commit with `committed`. */
function opened(committed: () => Promise<void>): Database {
  const drizzle = {
    transaction: async (work: (transaction: object) => Promise<unknown>) => {
      await Promise.resolve()
      const result = await work({})
      await committed()
      return result
    },
  }
  const db = withToldCommits(postgresAdapter({ pool: {} })).init({ payload: { config: {} } } as never)
  return Object.assign(db, { drizzle, initializing: Promise.resolve() })
}

const cut = (): Promise<never> => Promise.reject(new Error('Connection terminated unexpectedly'))

test('R-11 what is not committed is not acknowledged', async () => {
  const db = opened(cut)
  const id = (await db.beginTransaction()) ?? ''
  await expect(db.commitTransaction(Promise.resolve(id))).rejects.toThrow('Connection terminated')
  expect(db.sessions).toEqual({})
})

test('R-11 what is committed is, and what was taken back before is no fault', async () => {
  const db = opened(() => Promise.resolve())
  await db.commitTransaction((await db.beginTransaction()) ?? '')
  const taken = (await db.beginTransaction()) ?? ''
  await db.rollbackTransaction(taken)
  await db.commitTransaction(taken)
  expect(db.sessions).toEqual({})
})
