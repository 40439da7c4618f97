import type { PayloadRequest, SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { closePayloadCollections } from './payload-collections'

const paths = ['/versions', '/versions/:id', '/verify/:id', '/access/:id?', '/:id']

const entity = (slug: string, rest: object) => ({
  slug,
  hooks: { beforeOperation: [] },
  access: {},
  endpoints: paths.map((path) => ({ path, method: 'get', handler: () => Response.json({}) })),
  ...rest,
})

/** The status of each route of a collection, for a caller with these roles; null for a visitor. */
async function statusesOf(slug: string, rest: object, roles: readonly string[] | null): Promise<number[]> {
  const config = { endpoints: [], globals: [], collections: [entity(slug, rest)] } as unknown as SanitizedConfig
  const [collection] = closePayloadCollections(config).collections
  const req = { user: roles && { collection: 'users', roles } } as unknown as PayloadRequest
  const endpoints = collection?.endpoints || []
  return Promise.all(endpoints.map(async ({ handler }) => (await handler(req)).status))
}

test('T-1P routes of versions and verification exist only for collections that have them', async () => {
  expect(await statusesOf('posts', {}, null)).toEqual([404, 404, 404, 404, 200])
  expect(await statusesOf('posts', { versions: {} }, null)).toEqual([200, 200, 404, 404, 200])
  expect(await statusesOf('users', { auth: { verify: true } }, null)).toEqual([404, 404, 200, 404, 200])
})

test('T-1P the access route responds to admins alone', async () => {
  expect(await statusesOf('posts', {}, ['admin'])).toEqual([404, 404, 404, 200, 200])
  expect(await statusesOf('posts', {}, ['member'])).toEqual([404, 404, 404, 404, 200])
})

test('T-1P G5 Payload’s internal collections are for admins only', async () => {
  expect(await statusesOf('payload-jobs', {}, null)).toEqual([404, 404, 404, 404, 403])
  expect(await statusesOf('payload-jobs', {}, ['admin'])).toEqual([404, 404, 404, 200, 200])
})
