import { beforeAll, describe, expect, test, vi } from 'vitest'
import { plainCard } from '@/cards/card-view.fixtures'
import { harms } from '@/core/dangers'
import type { Text } from '@/core/locales'
import { wordsOf } from '@/core/words'
import { keyRecord } from '@/features/catalogue/model'
import { createCollectionIndex } from './collection-index'
import { foundSpecies, listedSpecies, namedSpecies } from './identify'
import { translationsOf, type LoadedDocument } from './loader'
import { dangerPhrases } from './search-species'
import { createSentenceRules } from './engine/sentence-rules'

const { readModel } = vi.hoisted(() => ({ readModel: vi.fn() }))

vi.mock('./read-model', () => ({ readModel }))

type Species = { slug: string; title: Text; edibility: string; names: readonly string[]; terms?: readonly string[] }

const document = (id: number, { slug, title, edibility, names: given, terms = [] }: Species): LoadedDocument => {
  const names = [...translationsOf(title), ...given]
  return {
    id,
    slug,
    title,
    numbers: { createdAt: id },
    firstCategory: null,
    species: {
      edibility,
      genus: wordsOf(given[0] ?? '')[0] ?? '',
      months: { north: [], south: [] },
      names,
      dangerNames: harms(edibility) ? [...names, ...terms] : [],
      key: keyRecord({
        ...{ edibility, marks: [], variableMarks: [], monthsNorth: [], monthsSouth: [], continents: [] },
        ...{ width: { min: null, max: null }, height: { min: null, max: null } },
      }),
    },
    card: () => ({ ...plainCard(id, 'mushrooms'), slug }),
    facets: {},
    names: [...names, ...terms],
    about: [],
    dependsOn: [],
    staleAt: null,
  }
}

const species: readonly Species[] = [
  {
    slug: 'boletus-edulis',
    title: { en: 'Porcini', es: 'Hongo blanco', pt: 'Boleto-comestível' },
    edibility: 'choice',
    names: ['Boletus edulis', 'Boletus bulbosus', 'Cep', 'King’s Bolete'],
  },
  {
    slug: 'psilocybe-semilanceata',
    title: 'Liberty cap',
    edibility: 'psychoactive',
    names: ['Psilocybe semilanceata', 'Bonete'],
  },
  { slug: 'gyromitra-esculenta', title: 'False morel', edibility: 'deadly', names: ['Gyromitra esculenta', 'Bonete'] },
  { slug: 'calocybe-gambosa', title: 'St. George’s mushroom', edibility: 'choice', names: ['Caballero'] },
  {
    slug: 'tricholoma-equestre',
    title: 'Man on horseback',
    edibility: 'deadly',
    names: ['Tricholoma equestre'],
    terms: ['caballero', 'canario'],
  },
]

beforeAll(() => {
  const mushrooms = createCollectionIndex('mushrooms')
  mushrooms.put({ documents: species.map((one, index) => document(index + 1, one)), labels: {} })
  readModel.mockResolvedValue({
    indexes: { mushrooms },
    settings: { unratedDisplay: 'default', nearMeMiles: 100 },
    harmful: new Map(species.flatMap(({ edibility }, at) => (harms(edibility) ? [[at + 1, edibility]] : []))),
    phrases: dangerPhrases(mushrooms, { species: new Map(), poisoning: [], sentenceRules: [] }),
    sentenceRules: createSentenceRules([]),
  })
})

const meaning = async (text: string): Promise<string | string[]> => {
  const named = await namedSpecies(text, 'en')
  if (named.kind === 'one') return named.species.view.slug
  return named.kind === 'several' ? named.meant.map(({ view }) => view.slug) : named.kind
}

describe('KEY-04 namedSpecies', () => {
  test.each([
    ...['boletus-edulis', 'Boletus edulis', '  BOLETUS   edulis ', 'Boletus bulbosus', 'porcini', 'Hongo Blanco'],
    ...['Boleto comestivel', 'boleto-comestível', 'kings bolete', 'cep'],
  ])('“%s” is a name of one species', async (text) => {
    expect(await meaning(text)).toBe('boletus-edulis')
  })

  test('a name shared by several species means all of them, the harmful first', async () => {
    expect(await meaning('bonete')).toEqual(['gyromitra-esculenta', 'psilocybe-semilanceata'])
  })

  test('SAF-02 a search term of a harmful species adds it before an edible species of that name', async () => {
    expect(await meaning('caballero')).toEqual(['tricholoma-equestre', 'calocybe-gambosa'])
  })

  test('a search term that is no name is “searched”', async () => {
    expect(await meaning('canario')).toBe('searched')
  })

  test.each(['Boletus edulus', 'Boletus', 'edulis boletus', 'Bon', 'nobody has it', '…', ''])(
    '“%s” is no species’ name',
    async (text) => {
      expect(await meaning(text)).toBe('none')
    },
  )
})

describe('KEY-04 species offered for selection', () => {
  test('SAF-02 the most dangerous are first, and harmful or psychoactive ones have their grade', async () => {
    const offered = await listedSpecies([1, 2, 3, 4, 5], 'en')
    expect(offered.map(({ view, isGraded }) => [view.slug, isGraded])).toEqual([
      ['gyromitra-esculenta', true],
      ['tricholoma-equestre', true],
      ['psilocybe-semilanceata', true],
      ['boletus-edulis', false],
      ['calocybe-gambosa', false],
    ])
  })

  test('SAF-02 no harmful species is left out, however few are offered', async () => {
    const slugs = async (others: number) => (await foundSpecies('bonete', 'en', others)).map(({ view }) => view.slug)
    expect(await slugs(0)).toEqual(['gyromitra-esculenta'])
    expect(await slugs(1)).toEqual(['gyromitra-esculenta', 'psilocybe-semilanceata'])
  })
})
