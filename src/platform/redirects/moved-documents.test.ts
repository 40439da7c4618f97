import { expect, test, vi } from 'vitest'
import { notePublishedSlug, redirectFromOldSlug } from './moved-documents'
import { deleteRedirect, writeRedirect } from './write'

vi.mock('./write', () => ({ deleteRedirect: vi.fn(), writeRedirect: vi.fn() }))

/** A version with another slug is restored of a page that is published at `/new`. */
async function restoreOld(status: 'draft' | 'published'): Promise<void> {
  vi.clearAllMocks()
  const findOne = () => Promise.resolve({ slug: 'new', _status: 'published' })
  const req = { context: {}, payload: { db: { findOne } } }
  const version = { id: 1, slug: 'old', _status: 'published' }
  const hook = { collection: { slug: 'pages' }, operation: 'update', originalDoc: { id: 1, slug: 'new' }, req }
  await notePublishedSlug({ ...hook, data: version } as never)
  await redirectFromOldSlug('pages')({ ...hook, doc: { ...version, _status: status } } as never)
}

test('NAV-17 restoring a version as a draft changes no redirect, publishing it does', async () => {
  await restoreOld('draft')
  expect([deleteRedirect, writeRedirect].map((write) => vi.mocked(write).mock.calls.length)).toEqual([0, 0])
  await restoreOld('published')
  expect([deleteRedirect, writeRedirect].map((write) => vi.mocked(write).mock.calls.map(([, path]) => path))).toEqual([
    ['/old'],
    ['/new'],
  ])
})
