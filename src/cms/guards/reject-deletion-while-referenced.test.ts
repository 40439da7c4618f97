import type { CollectionBeforeDeleteHook } from 'payload'
import { expect, test } from 'vitest'
import { rejectDeletionWhileReferenced } from './reject-deletion-while-referenced'
import { label } from '../labels'

type Counted = { collection: string }

const kept = rejectDeletionWhileReferenced({
  by: [
    { collection: 'products', fields: ['categories'] },
    { collection: 'mushrooms', fields: ['categories', 'specie.effects.cognitiveEffects'] },
  ],
  text: label('In use: {who}, {n} in all.', 'En uso: {who}, {n} en total.', 'Em uso: {who}, {n} no total.'),
})

const collection = (en: string, es: string) => ({
  config: { labels: { plural: { en, es, pt: es } }, versions: { drafts: true } },
})

/** The result of deleting a document that this many documents, and this many drafts, reference. */
const deleted = (
  counts: Record<string, number>,
  drafts: Record<string, number> = {},
  language = 'en',
): Promise<unknown> => {
  const payload = {
    collections: { products: collection('Products', 'Productos'), mushrooms: collection('Species', 'Especies') },
    count: ({ collection }: Counted) => Promise.resolve({ totalDocs: counts[collection] ?? 0 }),
    countVersions: ({ collection }: Counted) => Promise.resolve({ totalDocs: drafts[collection] ?? 0 }),
  }
  const call = { id: 7, req: { payload, i18n: { language } } }
  const hook: unknown = kept(call as unknown as Parameters<CollectionBeforeDeleteHook>[0])
  return Promise.resolve(hook).catch((error: unknown) => error)
}

test('DAT-02 a referenced document is not deleted, and the message counts the documents by collection', async () => {
  expect(await deleted({ products: 3, mushrooms: 1 }, {}, 'es')).toMatchObject({
    status: 409,
    isPublic: true,
    message: 'En uso: Productos (3), Especies (1), 4 en total.',
  })
})

test('DAT-02 a document that only an unpublished draft references is not deleted either', async () => {
  expect(await deleted({}, { mushrooms: 1 })).toHaveProperty('message', 'In use: Species (1), 1 in all.')
  expect(await deleted({})).toBeUndefined()
})
