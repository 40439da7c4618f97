import type { CollectionBeforeOperationHook, Config, SanitizedCollectionConfig } from 'payload'
import { expect, test, vi } from 'vitest'
import { rejectWaitingChanges } from './waiting-changes'

const posts = { slug: 'posts', admin: { useAsTitle: 'title' }, versions: { drafts: true }, fields: [] }
const plugged = await rejectWaitingChanges({ collections: [posts] } as unknown as Config)
const [hook] = (plugged.collections?.[0]?.hooks?.beforeOperation ?? []) as CollectionBeforeOperationHook[]

/** The result of changing two published documents, of which the second has an unfinished draft. */
async function outcome(args: object): Promise<unknown> {
  const payload = {
    find: vi.fn(() =>
      Promise.resolve({
        docs: [
          { id: 1, title: 'Done' },
          { id: 2, title: 'Unfinished' },
        ],
      }),
    ),
    findVersions: vi.fn(() => Promise.resolve({ docs: [{ parent: 2 }] })),
  }
  const req = { payloadAPI: 'REST', user: { id: 1, roles: ['admin'] }, i18n: { language: 'en' }, context: {}, payload }
  const call = {
    args,
    collection: posts as unknown as SanitizedCollectionConfig,
    req,
    operation: 'update',
    context: {},
  }
  return Promise.resolve(hook?.(call as never)).then(
    () => 'let through',
    (error: unknown) => (error instanceof Error ? error.message : error),
  )
}

const where = { id: { in: [1, 2] } }
const refused: unknown = expect.stringContaining('“Unfinished” has changes that are not published yet')

test('OPS-01 a bulk edit that publishes entries is rejected where one has an unpublished draft', async () => {
  const data = { categories: [3], _status: 'published' }
  expect(await outcome({ where, data, draft: true })).toEqual(refused)
  expect(await outcome({ where, data })).toEqual(refused)
  expect(await outcome({ where, data: { _status: 'published' } })).toEqual(refused)
})

test('OPS-01 “Publish” in a list, a bulk edit of drafts, and a save of one entry are let through', async () => {
  const data = { categories: [3], _status: 'published' }
  expect(await outcome({ where, data: { _status: 'published' }, draft: true })).toBe('let through')
  expect(await outcome({ where, data: { ...data, _status: 'draft' }, draft: true })).toBe('let through')
  expect(await outcome({ id: 2, data })).toBe('let through')
})
