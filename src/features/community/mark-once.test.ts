import type { PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import { markOnce } from './mark-once'

const { handler } = markOnce({ collection: 'likes', targets: ['posts'] })

const item = { relationTo: 'posts', value: 3 }
const mark = { id: 7 }

/** Calls the endpoint as a member or a visitor; `before` and `after` are the row found before and after the create. */
const call = async (
  before: object | null,
  {
    made = mark,
    after = before,
    user = { id: 1 },
  }: { made?: object; after?: object | null; user?: object | null } = {},
) => {
  const create = vi.fn(() => (made instanceof Error ? Promise.reject(made) : Promise.resolve(made)))
  const find = vi
    .fn()
    .mockResolvedValueOnce({ docs: [before].filter(Boolean) })
    .mockResolvedValue({ docs: [after].filter(Boolean) })
  const post = { config: { flattenedFields: [] } }
  const req = {
    data: { item },
    user,
    t: () => '',
    i18n: { language: 'en' },
    headers: new Headers(),
    payload: {
      find,
      create,
      collections: { posts: post, likes: { config: { labels: { singular: 'Like' } } } },
      db: { findOne: () => Promise.resolve({ id: 3, _status: 'published' }) },
    },
  } as unknown as PayloadRequest
  const response = await handler(req)
  return { status: response.status, body: (await response.json()) as object, find, create }
}

test('LIK-04 a mark is created once: a second call returns the row of the first', async () => {
  expect(await call(null)).toMatchObject({ status: 201, body: { doc: mark } })
  const again = await call(mark)
  expect(again).toMatchObject({ status: 200, body: { doc: mark } })
  expect(again.create).not.toHaveBeenCalled()
})

test('LIK-04 of two calls that race, the loser returns the other’s row, and any other error is thrown', async () => {
  const taken = new Error('SQLITE_CONSTRAINT')
  expect(await call(null, { made: taken, after: mark })).toMatchObject({ status: 200, body: { doc: mark } })
  await expect(call(null, { made: taken })).rejects.toThrow(taken)
})

test('ACL-01 a visitor who is not signed in gets no existing row, and the access rules decide on the create', async () => {
  const { find, create } = await call(mark, { user: null })
  expect(find).not.toHaveBeenCalled()
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ overrideAccess: false }))
})
