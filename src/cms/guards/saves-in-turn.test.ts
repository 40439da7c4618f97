import type { CollectionBeforeOperationHook } from 'payload'
import { expect, test } from 'vitest'
import { saveInTurn } from './saves-in-turn'

/** How many locks a call takes on PostgreSQL before it saves. */
async function locksOf(call: { args: object; user?: object; overrideAccess?: boolean }): Promise<number> {
  let locks = 0
  const execute = (): Promise<object> => {
    locks += 1
    return Promise.resolve({ rows: [] })
  }
  const { args, user = null, overrideAccess = false } = call
  const req = { user, transactionID: 'one', payload: { db: { drizzle: {}, sessions: { one: { db: { execute } } } } } }
  const hook = { args, overrideAccess, req } as unknown as Parameters<CollectionBeforeOperationHook>[0]
  await saveInTurn('posts')(hook)
  return locks
}

const update = { id: 3, data: {} }

test('a save of one document takes a lock, a visitor’s call without access takes none', async () => {
  expect(await locksOf({ args: update, user: { id: 1 } })).toBe(1)
  expect(await locksOf({ args: update, overrideAccess: true })).toBe(1)
  expect(await locksOf({ args: update })).toBe(0)
})

test('a read, a bulk update and a new document take no lock', async () => {
  const user = { id: 1 }
  for (const args of [{ id: 3 }, { data: {} }, { where: {}, data: {} }]) expect(await locksOf({ args, user })).toBe(0)
})
