import type { CollectionBeforeChangeHook } from 'payload'
import { expect, test, vi } from 'vitest'
import { runSqlReturning } from '@/cms/sql'
import type { Mushroom } from '@/payload-types'
import { keepPairNames } from './keep-pair-names'

vi.mock('@/cms/sql', async (original) => ({
  ...(await original<object>()),
  runSqlReturning: vi.fn<typeof runSqlReturning>(),
}))

type Save = Parameters<CollectionBeforeChangeHook<Mushroom>>[0]

/** The synonyms that a save of `Amanita phalloides`, once `Agaricus phalloides`, stores if one species names `pair`. */
async function saved(pair: string, specie: Record<string, unknown>): Promise<unknown> {
  vi.mocked(runSqlReturning)
    .mockResolvedValueOnce([{ name: 'Amanita phalloides' }])
    .mockResolvedValueOnce([{ name: 'Agaricus phalloides' }])
    .mockResolvedValueOnce([{ kind: 'pair', name: pair, said_by: 'Volvariella volvacea' }])
  const stored = { scientificName: 'Amanita phalloides', synonyms: [{ name: 'Agaricus phalloides' }] }
  const save = {
    data: { _status: 'published', specie },
    operation: 'update',
    originalDoc: { id: 1, specie: stored },
    req: { query: {}, i18n: { language: 'en' }, t: String },
  }
  const data = (await keepPairNames(save as unknown as Save)) as { specie: { synonyms?: { name: string }[] } }
  vi.mocked(runSqlReturning).mockReset()
  return data.specie.synonyms?.map(({ name }) => name)
}

test.each(['A. phalloides', 'A. cf. phalloides', 'Amanita aff. phalloides'])(
  'SPC-04 SAF-06 a renamed species keeps its old name as a synonym when another species names it as %s',
  async (pair) => {
    expect(await saved(pair, { scientificName: 'Venenarius mortis', synonyms: [] })).toEqual(['Amanita phalloides'])
  },
)

test('SPC-04 an old name is dropped when the abbreviated look-alike still fits the species or never meant it', async () => {
  expect(await saved('A. phalloides', { synonyms: [] })).toEqual([])
  expect(await saved('A. phalloides', { scientificName: 'Ammonita phalloides', synonyms: [] })).toEqual([])
  expect(await saved('B. phalloides', { scientificName: 'Venenarius mortis', synonyms: [] })).toEqual([])
})

test('SAF-02 a renamed harmful species keeps its old name as a synonym, which the next save may remove', async () => {
  const renamed = (edibility: string) => saved('', { scientificName: 'Venenarius mortis', edibility, synonyms: [] })
  expect(await renamed('deadly')).toEqual(['Amanita phalloides'])
  expect(await renamed('suspect')).toEqual(['Amanita phalloides'])
  expect(await renamed('choice')).toEqual([])
  expect(await saved('', { edibility: 'deadly', synonyms: [] })).toEqual([])
})

test('SAF-02 a renamed harmful species with the most synonyms is saved without its old name', async () => {
  const synonyms = Array.from({ length: 20 }, (_, at) => ({ name: `Agaricus ${'x'.repeat(at + 1)}` }))
  expect(await saved('', { scientificName: 'Venenarius mortis', edibility: 'deadly', synonyms })).toHaveLength(20)
})
