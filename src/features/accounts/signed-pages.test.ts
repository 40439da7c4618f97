import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { revalidateFormerAuthorPages, noteAuthorPages, revalidateAuthorPages } from './signed-pages'

/** A request within a PostgreSQL transaction, with two documents that name the member; other connections reject. */
function inTransaction() {
  let changes = 0
  const execute = (statement: { queryChunks: unknown[] }) => {
    const isRead = JSON.stringify(statement.queryChunks).includes('SELECT')
    changes += isRead ? 0 : 1
    return Promise.resolve({ rows: isRead ? [{ target: 'mushrooms:1' }, { target: 'products:2' }] : [] })
  }
  const drizzle = { execute: () => Promise.reject(new Error('A connection beside the transaction')) }
  const payload = { db: { drizzle, sessions: { one: { db: { execute } } } } }
  const req = { payload, transactionID: 'one', context: {} } as unknown as PayloadRequest
  return { req, changed: () => changes }
}

test('R-15 a deleted or renamed member’s pages are revalidated within the transaction, on its connection', async () => {
  const { req, changed } = inTransaction()
  await noteAuthorPages({ id: 7, req } as never)
  await revalidateFormerAuthorPages({ id: 7, req } as never)
  expect(changed()).toBe(2)
  await revalidateAuthorPages({
    doc: { id: 7, name: 'b' },
    previousDoc: { id: 7, name: 'a' },
    operation: 'update',
    req,
  } as never)
  expect(changed()).toBe(4)
})
