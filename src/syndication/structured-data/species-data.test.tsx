import { describe, expect, test, vi } from 'vitest'
import type { Mushroom } from '@/payload-types'
import { SpeciesData } from './species-data'
import { thingsIn } from './things.fixtures'

vi.mock('@/read-model/changed-at', () => ({ changedAt: () => Promise.resolve(new Map()) }))
vi.mock('@/platform/catalogue/harmful-species', () => ({ hiddenHarmful: () => Promise.resolve([]) }))
vi.mock('@/cms/public-find', () => ({
  getCms: () => Promise.resolve({}),
  publicGlobal: () =>
    Promise.resolve({ siteName: 'Sporeprint', structuredData: { speciesOfferPrice: 0, currency: 'USD' } }),
  publicFindEvery: () =>
    Promise.resolve([
      {
        id: 9,
        title: 'Maitake',
        slug: 'maitake',
        specie: { scientificName: 'Grifola nova', synonyms: [{ name: 'Grifola frondosa' }], edibility: 'deadly' },
      },
      {
        id: 10,
        title: 'Roll-rim',
        slug: 'roll-rim',
        specie: {
          scientificName: 'Paxillus involutus',
          edibility: 'deadly',
          lookAlikeSpecies: [{ species: 'Lactarius deliciosus', edibility: 'choice', differences: 'Milk.' }],
        },
      },
    ]),
}))

const articleOf = async (specie: object, locale: 'en' | 'es' | 'pt' = 'en', rest: object = {}) => {
  const species = {
    id: 1,
    title: 'Species',
    slug: 'species',
    createdAt: '2026-01-01',
    updatedAt: '2026-01-02',
    ...rest,
    specie: { scientificName: 'Genus species', lead: 'What it is.', ...specie },
  } as unknown as Mushroom
  const [article] = await thingsIn(<SpeciesData species={species} locale={locale} />)
  return article
}

const described = async (specie: object, locale: 'en' | 'es' | 'pt' = 'en'): Promise<unknown> => {
  const article = await articleOf(specie, locale)
  expect(Reflect.get(article?.about as object, 'description')).toBe(article?.description)
  return article?.description
}

describe('SEO-01 the description of a species begins with its edibility', () => {
  test('of a psychoactive one, with its side effects', async () => {
    const effects = { sideEffects: [{ sideEffect: 'Nausea' }, { sideEffect: 'Panic' }] }
    expect(await described({ edibility: 'psychoactive', effects })).toBe('Psychoactive. Nausea. Panic. What it is.')
  })

  test('of one edible when cooked, in every locale', async () => {
    const morel = { edibility: 'edible-when-cooked', effects: { sideEffects: [{ sideEffect: 'Poisonous when raw' }] } }
    expect(await described(morel)).toBe('Edible when cooked. Poisonous when raw. What it is.')
    expect(await described(morel, 'es')).toMatch(/^Comestible solo cocinado\. /)
    expect(await described(morel, 'pt')).toMatch(/^Comestível apenas cozido\. /)
  })

  test.each([
    ['choice', 'Choice edible.'],
    ['inedible', 'Inedible.'],
    ['medicinal', 'Medicinal.'],
  ])('of a species that is %s', async (edibility, first) => {
    expect(await described({ edibility })).toBe(`${first} What it is.`)
  })

  test('SAF-04 of a toxic one, with its course and without its lead', async () => {
    const danger = { course: 'Vomiting within an hour.' }
    expect(await described({ edibility: 'toxic', danger })).toBe('Toxic. Vomiting within an hour.')
    expect(await described({ edibility: 'deadly' })).toBe('Deadly.')
  })

  test('SAF-04 of a deadly one with a type of food leaves out the side effects', async () => {
    const specie = { edibility: 'deadly', effects: { sideEffects: [{ sideEffect: 'Mild upset when raw' }] } }
    const food = { categories: [{ id: 1, title: 'Culinary', path: 'type/culinary' }] }
    expect((await articleOf(specie, 'en', food))?.description).toBe('Deadly.')
    expect((await articleOf(specie))?.description).toBe('Deadly. Mild upset when raw.')
  })

  test('of one of unknown edibility is its lead alone', async () => {
    expect(await described({ edibility: null })).toBe('What it is.')
  })
})

test('SEO-01 SAF-04 the description names harmful look-alikes, graded by their own page under any name', async () => {
  const pair = (species: string, edibility: string) => ({ species, edibility, differences: 'Gills.' })
  const lookAlikeSpecies = [
    pair('Grifola frondosa', 'choice'),
    pair('Meripilus giganteus', 'inedible'),
    pair('Bondarzewia berkeleyi', 'suspect'),
  ]
  expect(await described({ edibility: 'choice', lookAlikeSpecies })).toBe(
    'Choice edible. What it is. Look-alikes: Grifola frondosa (deadly), Bondarzewia berkeleyi (suspect).',
  )
})

test('SEO-01 SAF-04 the description names harmful species that name it as a look-alike', async () => {
  const saffron = { scientificName: 'Lactarius deliciosus', edibility: 'choice' }
  expect(await described(saffron)).toBe('Choice edible. What it is. Look-alikes: Paxillus involutus (deadly).')
  const lookAlikeSpecies = [{ species: 'Lactarius torminosus', edibility: 'toxic', differences: 'Woolly.' }]
  expect(await described({ ...saffron, lookAlikeSpecies })).toBe(
    'Choice edible. What it is. Look-alikes: Paxillus involutus (deadly), Lactarius torminosus (toxic).',
  )
})

describe('SAF-04 a harmful species has no offer', () => {
  test.each(['deadly', 'toxic', 'suspect'])('%s', async (edibility) => {
    expect(await articleOf({ edibility })).not.toHaveProperty('offers')
  })

  test('an edible species has an offer (D-05)', async () => {
    expect(await articleOf({ edibility: 'choice' })).toHaveProperty('offers.price', 0)
  })
})
