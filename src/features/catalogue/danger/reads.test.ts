import { expect, test, vi } from 'vitest'
import { publicFindEvery } from '@/cms/public-find'
import { lookAlikesOf, speciesBySyndrome } from './reads'

vi.mock('@/cms/public-find', () => ({ publicFindEvery: vi.fn() }))

const record = (scientificName: string, edibility: string, ...named: string[]) => ({
  title: scientificName,
  slug: scientificName.toLowerCase().replace(' ', '-'),
  specie: {
    scientificName,
    edibility,
    continents: ['europe'],
    lookAlikeSpecies: named.map((species) => ({ species, differences: `What ${species} has.` })),
  },
})

test('SPC-04 look-alikes lead both ways: to those it names, and to those that name it', async () => {
  vi.mocked(publicFindEvery).mockResolvedValue([
    record('Amanita phalloides', 'deadly', 'Agaricus bisporus', 'Russula virescens'),
    record('Agaricus bisporus', 'choice'),
    record('Boletus edulis', 'choice'),
    record('Russula virescens', 'choice', 'Amanita phalloides'),
  ] as never)

  const edible = await lookAlikesOf('Agaricus bisporus', [], 'en')
  expect(edible.naming).toEqual([
    {
      slug: 'amanita-phalloides',
      title: 'Amanita phalloides',
      scientificName: 'Amanita phalloides',
      edibility: 'deadly',
      continents: ['europe'],
      differences: 'What Agaricus bisporus has.',
      lang: undefined,
    },
  ])

  const poisonous = await lookAlikesOf('Amanita phalloides', ['Agaricus bisporus', 'Russula virescens'], 'en')
  expect(poisonous.pages.get('Agaricus bisporus')).toEqual({
    slug: 'agaricus-bisporus',
    title: 'Agaricus bisporus',
    edibility: 'choice',
    continents: ['europe'],
  })
  // What it names itself is a card of its own, and is not said a second time.
  expect(poisonous.naming).toEqual([])
  expect((await lookAlikesOf('Boletus edulis', [], 'en')).naming).toEqual([])
})

test('SAF-05 the sheet lists under psilocybin what holds it, beside what has a syndrome of its own', async () => {
  vi.mocked(publicFindEvery).mockResolvedValue([
    { specie: { scientificName: 'Psilocybe cyanescens', chemistry: { psychoactiveChem: { psilocybin: 8.5 } } } },
    { specie: { scientificName: 'Amanita virosa', danger: { syndrome: 'amatoxin' } } },
    { specie: { scientificName: 'Boletus edulis' } },
  ] as never)
  expect([...(await speciesBySyndrome())]).toEqual([
    ['psilocybin', ['Psilocybe cyanescens']],
    ['amatoxin', ['Amanita virosa']],
  ])
})
