import { describe, expect, test } from 'vitest'
import type { CollectionConfig, Config, PayloadRequest } from 'payload'
import { changesPlugin, isDraftSave, standsAsBefore } from './plugin'

const before = { slug: 'chaga', title: 'Chaga', _status: 'published', price: 5 }

describe('R-18: which changes refresh the lists only, and which the whole site', () => {
  test.each([
    ['another price', { price: 6 }],
    ['nothing', {}],
  ])('%s: only the lists that show the document', (_, change) => {
    expect(standsAsBefore({ ...before, ...change }, before)).toBe(true)
  })

  test.each([
    ['another address', { slug: 'chaga-2' }],
    ['another name', { title: 'Birch chaga' }],
    ['an end of its publication', { _status: 'draft' }],
  ])('%s: the whole site', (_, change) => {
    expect(standsAsBefore({ ...before, ...change }, before)).toBe(false)
  })

  test('a save over a draft, published or not, refreshes the whole site', () => {
    expect(standsAsBefore(before, { ...before, _status: 'draft' })).toBe(false)
    expect(standsAsBefore({ ...before, _status: 'draft' }, { ...before, _status: 'draft' })).toBe(false)
  })

  test('the name is compared in the field that titles the collection, in every locale read', () => {
    const vendor = { slug: 'a', displayName: { en: 'A', es: 'A' } }
    expect(standsAsBefore(vendor, structuredClone(vendor), 'displayName')).toBe(true)
    expect(standsAsBefore({ ...vendor, displayName: { en: 'A', es: 'B' } }, vendor, 'displayName')).toBe(false)
  })
})

test.each([
  ['a draft beside what is published', 'true', 'draft', true],
  ['a draft, once Payload has read the query', true, 'draft', true],
  ['a publication, whatever the query says', 'true', 'published', false],
  ['an end of publication', undefined, 'draft', false],
  ['what has no drafts', 'true', undefined, false],
])('R-18: isDraftSave is true only for a draft beside a published document: %s', (_, draft, _status, silent) => {
  expect(isDraftSave({ id: 1, _status }, { query: draft ? { draft } : {} })).toBe(silent)
})

/** The key and scope of the changes that saving a document publishes. */
async function written(more: object, custom: Record<string, unknown>, otherLanguages: object): Promise<unknown[]> {
  const collection = { slug: 'products', fields: [], custom } as unknown as CollectionConfig
  const changed = await changesPlugin({ collections: ['products'], globals: [] })({
    collections: [collection],
  } as Config)
  const [follow] = changed.collections?.[0]?.hooks?.afterChange ?? []
  const chunks: unknown[] = []
  const drizzle = {
    run: ({ queryChunks }: { queryChunks: unknown[] }) => Promise.resolve(chunks.push(...queryChunks)),
  }
  const req = { query: {}, context: { otherLanguages }, payload: { db: { drizzle } } } as unknown as PayloadRequest
  const previousDoc = { id: 1, ...before }
  const doc = { ...previousDoc, ...more }
  await follow?.({ doc, previousDoc, operation: 'update', req } as Parameters<typeof follow>[0])
  return chunks
}

test.each([
  ['nothing else', {}, 'document'],
  ['a text', { lead: { es: 'Otra' } }, 'document'],
  ['a name', { title: { es: 'Otro' } }, 'everywhere'],
])('R-18: the scope of a save includes what it writes in other locales: %s', async (_, otherLanguages, scope) => {
  expect(await written({}, {}, otherLanguages)).toContain(scope)
})

test.each([
  [{ price: 500 }, 'everywhere'],
  [{ price: 6 }, 'document'],
])('R-18 SAF-04: a change of whether a document is rated refreshes the whole site: %j', async (more, scope) => {
  const custom = { isRated: ({ price }: { price: number }) => price < 100 }
  expect(await written(more, custom, {})).toContain(scope)
})
