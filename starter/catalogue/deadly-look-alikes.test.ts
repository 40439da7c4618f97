import { describe, expect, test } from 'vitest'
import { species } from './species/index'

const eaten = new Set<string>(['choice', 'edible', 'edible-when-cooked', 'medicinal'])
const deadlyAmanitas = species.filter(
  ({ scientificName, edibility }) => edibility === 'deadly' && scientificName.startsWith('Amanita '),
)
const namedBy = (slug: string): string[] =>
  species.find((one) => one.slug === slug)?.lookAlikes.map(({ scientificName }) => scientificName) ?? []

// Young specimens of these genera differ from a deadly Amanita only when cut open or dug up.
const confused = species.filter(
  ({ edibility, taxonomy: { genus } }) =>
    eaten.has(edibility) && ['Agaricus', 'Calvatia', 'Volvariella'].includes(genus),
)

test('SAF-06 the list of species that are mistaken for a deadly Amanita is complete', () => {
  expect(confused.map(({ slug }) => slug).toSorted()).toEqual([
    'agaricus-bisporus',
    'agaricus-subrufescens',
    'calvatia-gigantea',
    'volvariella-volvacea',
  ])
})

describe.each(confused)('SAF-06 $slug', ({ slug, continents }) => {
  test('names a deadly Amanita as look-alike for each continent where both grow', () => {
    const own = namedBy(slug)
    const uncovered = continents.filter((continent) => {
      const growing = deadlyAmanitas.filter((amanita) => amanita.continents.includes(continent))
      return growing.length > 0 && !growing.some((amanita) => own.includes(amanita.scientificName))
    })
    expect(uncovered).toEqual([])
  })
})

// The paddy straw mushroom grows on straw and compost, away from the oaks of the eastern destroying angel.
const ofNorthAmerica = confused.filter(
  ({ slug, continents }) => continents.includes('north-america') && slug !== 'volvariella-volvacea',
)

test.each(ofNorthAmerica)(
  'SAF-06 $slug and both destroying angels of North America are look-alikes in one of their records',
  ({ slug, scientificName }) => {
    const doubles = deadlyAmanitas
      .filter((one) => namedBy(slug).includes(one.scientificName) || namedBy(one.slug).includes(scientificName))
      .map((one) => one.scientificName)
    expect(doubles).toEqual(expect.arrayContaining(['Amanita bisporigera', 'Amanita ocreata']))
  },
)
