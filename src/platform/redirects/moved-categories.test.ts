import type { CollectionAfterChangeHook } from 'payload'
import { expect, test } from 'vitest'
import { redirectFromOldPath } from './moved-categories'

type Row = { from: string; url: string }

/** The stored redirects after a category was saved. */
async function redirectsAfter(rows: Row[], previousDoc: object | undefined, doc: object): Promise<Row[]> {
  const stored = [...rows]
  type Query = { where: { from?: { equals: string }; 'to.url'?: { equals: string } } }
  const fits =
    ({ where }: Query) =>
    (row: Row) =>
      row.from === where.from?.equals || row.url === where['to.url']?.equals
  const payload = {
    find: (query: Query) => Promise.resolve({ docs: stored.filter(fits(query)) }),
    delete: (query: Query) => {
      for (const row of stored.filter(fits(query))) stored.splice(stored.indexOf(row), 1)
      return Promise.resolve()
    },
    update: (query: Query & { data: { to: { url: string } } }) => {
      for (const row of stored.filter(fits(query))) row.url = query.data.to.url
      return Promise.resolve()
    },
    create: ({ data }: { data: { from: string; to: { url: string } } }) => {
      stored.push({ from: data.from, url: data.to.url })
      return Promise.resolve()
    },
  }
  const operation = previousDoc ? 'update' : 'create'
  const saved = { doc, previousDoc, operation, req: { payload } } as unknown as Parameters<CollectionAfterChangeHook>[0]
  expect(await redirectFromOldPath(saved as never)).toBe(doc)
  return stored
}

const at = (path: string, parent: unknown = null) => ({ id: 1, path, slug: path.split('/').at(-1), parent })

test('NAV-17 a category with a new slug redirects from its old path, and older redirects follow it', async () => {
  const rows = [{ from: '/categories/oldest', url: '/categories/old' }]
  expect(await redirectsAfter(rows, at('old'), at('new'))).toEqual([
    { from: '/categories/oldest', url: '/categories/new' },
    { from: '/categories/old', url: '/categories/new' },
  ])
})

test('NAV-17 a category moved below another redirects from its old path', async () => {
  expect(await redirectsAfter([], at('kits'), at('growing/kits', { id: 3 }))).toEqual([
    { from: '/categories/kits', url: '/categories/growing/kits' },
  ])
})

test('NAV-17 a category whose parent moved gets no redirect of its own', async () => {
  expect(await redirectsAfter([], at('old/kits', 3), at('new/kits', { id: 3 }))).toEqual([])
})

test('NAV-17 a redirect from a path that is used again is deleted', async () => {
  const rows = [{ from: '/categories/old', url: '/categories/new' }]
  expect(await redirectsAfter(rows, at('new'), at('old'))).toEqual([
    { from: '/categories/new', url: '/categories/old' },
  ])
  expect(await redirectsAfter(rows, undefined, at('old'))).toEqual([])
})

test('NAV-17 a save without a new path changes no redirect', async () => {
  const rows = [{ from: '/categories/a', url: '/categories/b' }]
  expect(await redirectsAfter(rows, at('b'), at('b'))).toEqual(rows)
})
