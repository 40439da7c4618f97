import type { CollectionBeforeDeleteHook } from 'payload'
import { expect, test, vi } from 'vitest'
import { rejectDeletingHarmfulInUse } from './reject-deleting-harmful'

const { harmfulSpecies } = vi.hoisted(() => ({ harmfulSpecies: vi.fn() }))
vi.mock('@/platform/catalogue/harmful-species', () => ({ harmfulSpecies }))

const stew = [{ blockType: 'recipe', ingredients: [{ species: 7 }] }]
const published = [{ id: 1, species: [7], layout: stew }, { id: 2 }, { id: 3 }]
const newest = [{ id: 1 }, { id: 2, species: [], layout: stew }, { id: 3, species: [8] }]

/**
 * The result of deleting a species that two products name, and two documents of each collection with recipes (one of
 * them in a draft).
 */
const deleted = (harms: boolean): Promise<unknown> => {
  harmfulSpecies.mockResolvedValue(harms ? [{ id: 7 }] : [])
  const of = (en: string) => ({ config: { labels: { plural: { en, es: en, pt: en } } } })
  const payload = {
    collections: {
      products: of('Products'),
      recipes: of('Recipes'),
      growingguides: of('Guides'),
      posts: of('Posts'),
      pages: of('Pages'),
    },
    count: () => Promise.resolve({ totalDocs: 2 }),
    find: ({ draft }: { draft: boolean }) => Promise.resolve({ docs: draft ? newest : published }),
  }
  const call = { id: 7, req: { payload, i18n: { language: 'en' } } }
  const hook: unknown = rejectDeletingHarmfulInUse(call as unknown as Parameters<CollectionBeforeDeleteHook>[0])
  return Promise.resolve(hook).catch((error: unknown) => error)
}

test('SAF-04 a harmful species in use is not deleted, and the error counts each document that names it once', async () => {
  const message = expect.stringContaining('by: Products (2), Recipes (2), Guides (2), Posts (2), Pages (2).') as string
  expect(await deleted(true)).toMatchObject({ status: 409, isPublic: true, message })
})

test('SAF-04 a harmless species in use can be deleted', async () => {
  expect(await deleted(false)).toBeUndefined()
})
