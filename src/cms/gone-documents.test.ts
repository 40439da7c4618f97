import { NotFound, type BaseDatabaseAdapter, type Document } from 'payload'
import { expect, test } from 'vitest'
import { withGoneDocuments } from './gone-documents'

const opened = (deleted: Document) =>
  withGoneDocuments({
    defaultIDType: 'number',
    init: () => ({ deleteOne: () => Promise.resolve(deleted) }) as unknown as BaseDatabaseAdapter,
  }).init({ payload: undefined as never })

const where = { id: { equals: 7 } }

test('R-02 a document that another call has deleted meanwhile is not found, and its hooks get none', async () => {
  await expect(opened(null).deleteOne({ collection: 'likes', where })).rejects.toThrow(NotFound)
  expect(await opened({ id: 7 }).deleteOne({ collection: 'likes', where })).toEqual({ id: 7 })
})

test('whoever asks for nothing back gets nothing back', async () => {
  expect(await opened(null).deleteOne({ collection: 'likes', where, returning: false })).toBeNull()
})
