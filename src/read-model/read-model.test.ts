import { expect, test, vi } from 'vitest'
import type { Subscriber } from '@/cms/changes/stream'
import { cardCollections } from '@/core/collections'
import { recordOf } from '@/core/record-of'
import { readModel } from './read-model'

type Term = { id: number; means: string; species_id: number | null; terms: string }

const { subscribers, terms, load } = vi.hoisted(() => ({
  subscribers: [] as Subscriber[],
  terms: [{ id: 1, means: 'poisoning', species_id: null, terms: 'ate + mushroom' }] as Term[],
  load: vi.fn((_context: object, _ids: readonly number[]) => Promise.resolve({ documents: [], labels: {} })),
}))

vi.mock('@/cms/changes/stream', () => ({
  openStream: () => Promise.resolve(),
  subscribe: (_name: string, subscriber: Subscriber) => subscribers.push(subscriber),
}))
vi.mock('@/cms/public-find', () => ({
  getCms: () => Promise.resolve({ findGlobal: () => Promise.resolve({ display: {} }) }),
}))
vi.mock('@/cms/sql', async (original) => ({
  ...(await original<object>()),
  readDocuments: () => Promise.resolve([]),
  readTable: (_payload: unknown, table: string) => Promise.resolve(table === 'searchterms' ? [...terms] : []),
}))
vi.mock('@/platform/catalogue/harmful-species', () => ({ harmfulSpecies: () => Promise.resolve([]) }))
vi.mock('./collections', () => ({
  collections: recordOf(cardCollections, () => ({ groups: [], load })),
}))

const saved = async (key: string): Promise<void> => {
  for (const follow of subscribers) await follow([{ key, scope: 'document' }])
}

test('SAF-03 sentence rules are reloaded when a search term is saved, not when a species is', async () => {
  const model = await readModel()
  const { sentenceRules } = model
  await saved('mushrooms:1')
  expect(model.sentenceRules).toBe(sentenceRules)
  expect(sentenceRules.means('she swallowed a mushroom')).toBe(false)
  terms.push({ id: 2, means: 'poisoning', species_id: null, terms: 'swallowed + mushroom' })
  await saved('searchterms:2')
  expect(model.sentenceRules.means('she swallowed a mushroom')).toBe(true)
})

test('SAF-02 a deleted term’s species is loaded again after its load failed at first', async () => {
  await readModel()
  terms.push({ id: 3, means: 'species', species_id: 5, terms: 'death cap' })
  await saved('searchterms:3')
  terms.pop()
  load.mockClear()
  load.mockRejectedValueOnce(new Error('the database is away'))
  await expect(saved('searchterms:3')).rejects.toThrow('away')
  await saved('searchterms:4')
  expect(load.mock.calls.map(([, ids]) => ids)).toEqual([[5], [5]])
})
