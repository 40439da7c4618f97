import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { translatedDocuments, translatedGlobal, type TranslatedCollection } from './read'

const title = { name: 'title', type: 'text', label: 'Title', localized: true }
const stored = { en: 'Fungi', es: 'Hongos' }
const saved = (id: number) => ({ id, updatedAt: `2026-11-${id}`, title: 'Fungi' })

/** A stub of Payload with one document, whose versions have these titles, oldest first; null: it keeps none. */
const payloadWith = (id: number, versions: readonly object[] | null) =>
  ({
    blocks: {},
    collections: Object.fromEntries(
      ['categories', 'pages'].map((slug) => [
        slug,
        { config: { flattenedFields: [title], versions: versions ? {} : false, admin: { useAsTitle: 'title' } } },
      ]),
    ),
    globals: { config: [{ slug: 'footer', flattenedFields: [title] }] },
    find: () => Promise.resolve({ docs: [saved(id)], totalPages: 1 }),
    findByID: () => Promise.resolve({ id, title: stored }),
    findGlobal: () => Promise.resolve({ title: stored }),
    findVersions: () => Promise.resolve({ docs: (versions ?? []).map((each) => ({ version: { title: each } })) }),
  }) as unknown as Payload

const statesIn = async (payload: Payload, collection: TranslatedCollection): Promise<unknown> =>
  (await translatedDocuments(payload, collection, { page: 1, limit: 25 })).docs[0]?.texts[0]?.states

test('I18-01 a translation in a collection without versions has the state “unknown”', async () => {
  expect(await statesIn(payloadWith(11, null), 'categories')).toEqual({ es: 'unknown', pt: 'missing' })
})

test('I18-01 a translation in a document without kept versions has the state “unknown”', async () => {
  expect(await statesIn(payloadWith(12, []), 'pages')).toEqual({ es: 'unknown', pt: 'missing' })
})

test('I18-01 a translation older than the English text, by the document’s versions, has the state “behind”', async () => {
  expect(await statesIn(payloadWith(13, [{ en: 'Mushrooms', es: 'Hongos' }, stored]), 'pages')).toEqual({
    es: 'behind',
    pt: 'missing',
  })
})

test('I18-01 a global has its states of translation under its own name', async () => {
  expect(await translatedGlobal(payloadWith(14, null), 'footer', 'Pie')).toMatchObject({
    title: 'Pie',
    texts: [{ path: 'title', states: { es: 'unknown', pt: 'missing' } }],
  })
})
