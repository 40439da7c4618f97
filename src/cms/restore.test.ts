import { NotFound, type CollectionConfig, type Config, type PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import { restorePlugin } from './restore'

const fault = new TypeError('Cannot read properties of undefined')

/** Restores a version for which Payload's own endpoint fails, and of which this many are left then. */
async function restore(left: number): Promise<unknown> {
  const posts: CollectionConfig = { slug: 'posts', fields: [], versions: { drafts: { autosave: true } } }
  const { collections } = await restorePlugin({ collections: [posts] } as unknown as Config)
  const endpoints = [collections?.[0]?.endpoints || []].flat()
  const own = { path: '/versions/:id', method: 'post', handler: () => Promise.reject(fault) }
  const db = {
    findVersions: vi.fn().mockResolvedValue({ docs: [{ parent: 1, version: {} }] }),
    findOne: vi.fn().mockResolvedValue({ _status: 'published' }),
    countVersions: vi.fn().mockResolvedValue({ totalDocs: left }),
  }
  const config = { custom: {}, endpoints: [...endpoints, own] }
  const req = { routeParams: { id: 7 }, query: {}, payload: { db, collections: { posts: { config } } } }
  return endpoints[0]?.handler(req as unknown as PayloadRequest)
}

test('NAV-17 restoring a version of a document that is deleted meanwhile is a 404, and any other fault is thrown', async () => {
  await expect(restore(0)).rejects.toBeInstanceOf(NotFound)
  await expect(restore(1)).rejects.toBe(fault)
})
