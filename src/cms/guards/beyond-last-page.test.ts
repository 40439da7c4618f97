import type { CollectionAfterOperationHook } from 'payload'
import { expect, test, vi } from 'vitest'
import { totalsBeyondLastPage } from './beyond-last-page'

type Hook = Parameters<CollectionAfterOperationHook>[0]

/** The adapter's result for an empty page. */
const nothing = { docs: [], totalDocs: 0, totalPages: 0, page: 1, limit: 5, pagingCounter: 0, prevPage: null }

async function said(args: object, result: object = nothing, operation = 'find', total = 12) {
  const count = vi.fn(() => Promise.resolve({ totalDocs: total }))
  const hook = { operation, args, result, req: { payload: { count } }, collection: { slug: 'posts' } }
  return { result: await totalsBeyondLastPage(hook as unknown as Hook), count }
}

test('API-04 a page beyond the last has the total, the number of pages and the last page', async () => {
  const where = { categories: { in: [1] } }
  const { result, count } = await said({ page: 9, where, overrideAccess: false })
  expect(result).toMatchObject({ docs: [], totalDocs: 12, totalPages: 3, page: 9, hasPrevPage: true, prevPage: 3 })
  expect(count).toHaveBeenCalledWith(expect.objectContaining({ collection: 'posts', where, overrideAccess: false }))
})

test('API-04 G4 the total of a list without overrideAccess is counted by the access rules', async () => {
  const { count } = await said({ page: 9 })
  expect(count).toHaveBeenCalledWith(expect.objectContaining({ overrideAccess: false }))
})

test('API-04 an empty list’s page 9 has page 1 as its previous page', async () => {
  const { result } = await said({ page: 9 }, nothing, 'find', 0)
  expect(result).toMatchObject({ totalDocs: 0, totalPages: 0, prevPage: 1 })
})

test.each([
  ['the first page', { page: 1 }, nothing, 'find'],
  ['no page', {}, nothing, 'find'],
  ['a page with documents', { page: 2 }, { ...nothing, docs: [{ id: 1 }], totalDocs: 6 }, 'find'],
  ['a page that was counted', { page: 2 }, { ...nothing, totalDocs: 5 }, 'find'],
  ['drafts, which another table holds', { page: 2, draft: true }, nothing, 'find'],
  ['a list without pages', { page: 2, pagination: false }, nothing, 'find'],
  ['what is no list', { page: 2 }, { id: 1 }, 'findByID'],
])('%s is left as it is', async (_what, args, given, operation) => {
  const { result, count } = await said(args, given, operation)
  expect(result).toBe(given)
  expect(count).not.toHaveBeenCalled()
})
