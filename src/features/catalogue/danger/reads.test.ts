import { expect, test, vi } from 'vitest'
import { publicFindEvery } from '@/cms/public-find'
import type { Mushroom } from '@/payload-types'
import { shownLookAlikes } from './look-alikes'
import { lookAlikesOf, pairsOn, speciesBySyndrome } from './reads'

const { hiddenHarmful } = vi.hoisted(() => ({ hiddenHarmful: vi.fn(() => Promise.resolve<unknown[]>([])) }))

vi.mock('@/cms/public-find', () => ({ publicFindEvery: vi.fn(), getCms: () => Promise.resolve({}) }))
vi.mock('@/platform/catalogue/harmful-species', () => ({ hiddenHarmful }))

type Grade = Mushroom['specie']['edibility']

let lastId = 0

const record = (scientificName: string, edibility: Grade, named: readonly string[] = [], synonyms: string[] = []) =>
  ({
    id: (lastId += 1),
    title: scientificName,
    slug: scientificName.toLowerCase().replace(' ', '-'),
    specie: {
      scientificName,
      edibility,
      continents: ['europe'],
      synonyms: synonyms.map((name) => ({ name })),
      lookAlikeSpecies: named.map((species) => ({ species, edibility: 'choice', differences: `What ${species} has.` })),
    },
  }) as unknown as Mushroom

const guideOf = (...species: readonly Mushroom[]): void => {
  vi.mocked(publicFindEvery).mockResolvedValue(species as never)
}

const namersOf = async (species: Mushroom): Promise<string[]> =>
  (await lookAlikesOf(species, 'en')).naming.map(({ slug }) => slug)

test('SPC-04 a species has as look-alikes the species that it names and those that name it', async () => {
  const deathCap = record('Amanita phalloides', 'deadly', ['Agaricus bisporus', 'Russula virescens'])
  const button = record('Agaricus bisporus', 'choice')
  const porcini = record('Boletus edulis', 'choice')
  guideOf(deathCap, button, porcini, record('Russula virescens', 'choice', ['Amanita phalloides']))

  expect((await lookAlikesOf(button, 'en')).naming).toEqual([
    {
      id: deathCap.id,
      slug: 'amanita-phalloides',
      title: 'Amanita phalloides',
      scientificName: 'Amanita phalloides',
      edibility: 'deadly',
      said: 'choice',
      continents: ['europe'],
      differences: 'What Agaricus bisporus has.',
      lang: undefined,
    },
  ])

  const poisonous = await lookAlikesOf(deathCap, 'en')
  expect(poisonous.pages.get('Agaricus bisporus')).toEqual({
    id: button.id,
    slug: 'agaricus-bisporus',
    title: 'Agaricus bisporus',
    edibility: 'choice',
    continents: ['europe'],
  })
  // A look-alike that the species names itself has a card already, so it is not in `naming` too.
  expect(poisonous.naming).toEqual([])
  expect((await lookAlikesOf(porcini, 'en')).naming).toEqual([])
})

test('SPC-04 a look-alike is found by its former names, both ways, whatever their case and spaces', async () => {
  const rollRim = record('Paxillus involutus', 'deadly', ['lactarius  DELICIOSUS'])
  const renamed = record('Lactarius novus', 'choice', [], ['Lactarius deliciosus'])
  const other = record('Lactarius salmonicolor', 'edible', ['Lactarius Deliciosus'])
  guideOf(rollRim, renamed, other)

  expect(await namersOf(renamed)).toEqual(['paxillus-involutus', 'lactarius-salmonicolor'])
  expect((await lookAlikesOf(rollRim, 'en')).pages.get('lactarius  DELICIOSUS')?.id).toBe(renamed.id)
  expect((await pairsOn(rollRim, renamed, 'en')).map(({ differences }) => differences)).toEqual([
    'What lactarius  DELICIOSUS has.',
  ])
  expect(await pairsOn(renamed, rollRim, 'en')).toEqual([])
  expect(await pairsOn(rollRim, other, 'en')).toEqual([])
})

test('SPC-04 a name means the species that has it now, not the one that had it before', async () => {
  const naming = record('Galerina marginata', 'deadly', ['Armillaria mellea'])
  const has = record('Armillaria mellea', 'edible')
  const had = record('Armillaria ostoyae', 'edible', [], ['Armillaria mellea'])
  guideOf(had, naming, has)

  expect(await namersOf(has)).toEqual(['galerina-marginata'])
  expect(await namersOf(had)).toEqual([])
  expect((await lookAlikesOf(naming, 'en')).pages.get('Armillaria mellea')?.id).toBe(has.id)
  expect(await pairsOn(naming, had, 'en')).toEqual([])
  expect(await pairsOn(naming, has, 'en')).toMatchObject([{ species: 'Armillaria mellea' }])
})

test('SPC-04 a name that two species share means both, and links to the more harmful one', async () => {
  const naming = record('Galerina marginata', 'deadly', ['Psilocybe cubensis'])
  const [mild, bad] = [record('Psilocybe cubensis', 'edible'), record('Psilocybe cubensis', 'toxic')]
  guideOf(naming, mild, bad)

  for (const one of [mild, bad]) expect(await namersOf(one)).toEqual(['galerina-marginata'])
  expect((await lookAlikesOf(naming, 'en')).pages.get('Psilocybe cubensis')?.id).toBe(bad.id)
})

test('SPC-04 SAF-04 a harmful species without a page gives its grade to each of its names, and has no link', async () => {
  const naming = record('Sparassis crispa', 'choice', ['Grifola frondosa', 'Boletus frondosus'])
  const renamed = record('Grifola nova', 'edible', [], ['Boletus frondosus'])
  guideOf(naming, renamed)
  hiddenHarmful.mockResolvedValueOnce([record('Grifola frondosa', 'deadly', [], ['Boletus frondosus'])])

  const { pages, grades } = await lookAlikesOf(naming, 'en')
  expect([...pages].map(([name, { id }]) => [name, id])).toEqual([['Boletus frondosus', renamed.id]])
  expect([...grades]).toEqual([
    ['Grifola frondosa', 'deadly'],
    ['Boletus frondosus', 'deadly'],
  ])
})

test('SPC-04 a species is no look-alike of itself, and one that names it twice is listed once with both notes', async () => {
  const merged = record('Agaricus bisporus', 'choice', ['Agaricus brunnescens'], ['Agaricus brunnescens'])
  const angel = record('Amanita virosa', 'deadly', ['Agaricus bisporus', 'Agaricus brunnescens'])
  guideOf(merged, angel)

  const { pages, naming } = await lookAlikesOf(merged, 'en')
  expect([[...pages], naming.map(({ slug }) => slug)]).toEqual([[], ['amanita-virosa']])
  const records = { pages, grades: new Map(), naming }
  const [worst] = shownLookAlikes(merged, records).list
  expect(worst?.notes.map(({ differences }) => differences)).toEqual([
    'What Agaricus bisporus has.',
    'What Agaricus brunnescens has.',
  ])
})

test('SPC-04 shownLookAlikes is empty for a species that names no other and that no other names', () => {
  const none = { pages: new Map(), grades: new Map(), naming: [] }
  const [alone, naming] = [
    record('Grifola frondosa', 'choice'),
    record('Agaricus bisporus', 'choice', ['Amanita verna']),
  ]
  expect(shownLookAlikes(alone, none).isEmpty).toBe(true)
  expect(shownLookAlikes(naming, none).isEmpty).toBe(false)
})

test('KEY-04 SPC-04 pairsOn finds all notes of a species on another, by any of its names, the worst grade first', async () => {
  const eaten = record('Agaricus bisporus', 'choice', [
    'Amanita verna',
    'Amanita phalloides var. alba',
    'Amanita virosa',
  ])
  const deathCap = record('Amanita phalloides', 'deadly', [], ['Amanita verna'])
  guideOf(eaten, deathCap)
  const [, second] = eaten.specie.lookAlikeSpecies ?? []
  if (second) second.edibility = 'deadly'

  expect((await pairsOn(eaten, deathCap, 'en')).map(({ species }) => species)).toEqual([
    'Amanita phalloides var. alba',
    'Amanita verna',
  ])
})

test('SAF-05 the doctor’s sheet lists species that contain psilocybin beside those with a recorded syndrome', async () => {
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
