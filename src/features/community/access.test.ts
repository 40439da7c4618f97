import type { AccessArgs, PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import type { Subscriber } from '@/cms/changes/stream'

const subscribers = new Map<string, Subscriber>()
vi.mock('@/cms/changes/stream', () => ({
  subscribe: (name: string, subscriber: Subscriber) => subscribers.set(name, subscriber),
}))

vi.mock('./off-site', () => ({ unpublishedTargetKeys: () => Promise.resolve(['products:9']) }))

const { followWithCached } = await import('@/cms/changes/cached')
const { contribution, starredContribution } = await import('./access')

test('SAF-04 harmful species are read once for several lists of reviews, and again once a species is saved', async () => {
  followWithCached()()
  const find = vi.fn(({ collection }: { collection: string }) =>
    Promise.resolve({ docs: collection === 'mushrooms' ? [{ id: find.mock.calls.length }] : [] }),
  )
  const payload = { db: { find }, collections: { mushrooms: { config: { flattenedFields: [] } } } }
  const read = () =>
    starredContribution.read({ req: { payload, user: null } as unknown as PayloadRequest } as AccessArgs)
  const without = (target: string) => ({
    and: [{ _status: { equals: 'published' } }, { target: { not_in: [target, 'products:9'] } }],
  })
  expect([await read(), await read()]).toEqual([without('mushrooms:1'), without('mushrooms:1')])
  expect(find).toHaveBeenCalledTimes(3)
  await subscribers.get('cached-values')?.([{ key: 'mushrooms:1', scope: 'document' }])
  expect(await read()).toEqual(without('mushrooms:4'))
})

test('ACL-01 contributions on unpublished documents are read by admins alone', async () => {
  const read = (roles: readonly string[]) =>
    contribution.read({ req: { user: { roles } } as unknown as PayloadRequest } as AccessArgs)
  expect(await read([])).toEqual({
    and: [{ _status: { equals: 'published' } }, { target: { not_in: ['products:9'] } }],
  })
  expect(await read(['admin'])).toBe(true)
})
