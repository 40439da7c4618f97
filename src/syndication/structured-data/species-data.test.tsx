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

describe('SEO-01 the description of a species begins with whether it is eaten', () => {
  test('a psychoactive one, with what it does besides', async () => {
    const effects = { sideEffects: [{ sideEffect: 'Nausea' }, { sideEffect: 'Panic' }] }
    expect(await described({ edibility: 'psychoactive', effects })).toBe('Psychoactive. Nausea. Panic. What it is.')
  })

  test('one that is eaten cooked alone, in every locale', async () => {
    const morel = { edibility: 'edible-when-cooked', effects: { sideEffects: [{ sideEffect: 'Poisonous when raw' }] } }
    expect(await described(morel)).toBe('Edible when cooked. Poisonous when raw. What it is.')
    expect(await described(morel, 'es')).toMatch(/^Comestible solo cocinado\. /)
    expect(await described(morel, 'pt')).toMatch(/^Comestível apenas cozido\. /)
  })

  test.each([
    ['choice', 'Choice edible.'],
    ['inedible', 'Inedible.'],
    ['medicinal', 'Medicinal.'],
  ])('%s says so', async (edibility, first) => {
    expect(await described({ edibility })).toBe(`${first} What it is.`)
  })

  test('SAF-04 a toxic one says what happens, and not its lead, which may tell of a meal', async () => {
    const danger = { course: 'Vomiting within an hour.' }
    expect(await described({ edibility: 'toxic', danger })).toBe('Toxic. Vomiting within an hour.')
    expect(await described({ edibility: 'deadly' })).toBe('Deadly.')
  })

  test('SAF-04 a deadly one says nothing of the side effects that were written of food', async () => {
    const specie = { edibility: 'deadly', effects: { sideEffects: [{ sideEffect: 'Mild upset when raw' }] } }
    const food = { categories: [{ id: 1, title: 'Culinary', path: 'type/culinary' }] }
    expect((await articleOf(specie, 'en', food))?.description).toBe('Deadly.')
    expect((await articleOf(specie))?.description).toBe('Deadly. Mild upset when raw.')
  })

  test('one of unknown edibility says nothing of it', async () => {
    expect(await described({ edibility: null })).toBe('What it is.')
  })
})

test('SEO-01 SAF-04 it names what it is taken for, as bad as the page of that one says, by any of its names', async () => {
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

test('SEO-01 SAF-04 it names what harms and names it, whether or not it names any itself', async () => {
  const saffron = { scientificName: 'Lactarius deliciosus', edibility: 'choice' }
  expect(await described(saffron)).toBe('Choice edible. What it is. Look-alikes: Paxillus involutus (deadly).')
  const lookAlikeSpecies = [{ species: 'Lactarius torminosus', edibility: 'toxic', differences: 'Woolly.' }]
  expect(await described({ ...saffron, lookAlikeSpecies })).toBe(
    'Choice edible. What it is. Look-alikes: Paxillus involutus (deadly), Lactarius torminosus (toxic).',
  )
})

describe('SAF-04 what harms is offered to nobody, not for nothing either', () => {
  test.each(['deadly', 'toxic', 'suspect'])('%s', async (edibility) => {
    expect(await articleOf({ edibility })).not.toHaveProperty('offers')
  })

  test('the page of what is eaten is (D-05)', async () => {
    expect(await articleOf({ edibility: 'choice' })).toHaveProperty('offers.price', 0)
  })
})
