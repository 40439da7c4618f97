import { describe, expect, test } from 'vitest'
import { harms } from '@/core/dangers'
import { locales } from '@/core/locales'
import { syndromes } from '@/features/catalogue/danger/syndromes.data'
import { speciesPlate, sporePrintPlate, undersidePlate } from '../illustrator/index'
import { wordsOf } from './catalogue.fixtures'
import { impressions } from './community/impressions'
import { reviews } from './community/reviews'
import { poisonousFacts } from './poisonous/facts/index'
import { products } from './products/index'
import { searchTerms } from './search-terms.data'
import { species } from './species/index'
import { poisonousSpecies } from './species/poisonous'
import { sporePrintName } from './spore-prints'

const records = new Map(poisonousFacts.map((facts) => [facts.slug, facts]))

/** Paths of the localized texts that lack a locale. */
const missing = (value: unknown, place: string): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if (locales.every((locale) => locale in value)) {
    const text = value as Record<string, unknown>
    return locales.flatMap((locale) => (text[locale] === '' ? [`${place}.${locale}`] : []))
  }
  return Object.entries(value).flatMap(([key, inner]) => missing(inner, `${place}.${key}`))
}

test('SAF-01 no poisonous species is listed twice, and each has a record', () => {
  const slugs = poisonousSpecies.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.filter((slug) => !records.has(slug))).toEqual([])
})

describe.each(poisonousSpecies)('SAF-01 $slug', (one) => {
  const record = records.get(one.slug)

  test('has all texts in three languages, with a lead and a description of the required length', () => {
    expect(missing(one, one.slug)).toEqual([])
    for (const locale of locales) {
      expect(wordsOf(one.description[locale]).length, locale).toBeGreaterThanOrEqual(120)
      expect(wordsOf(one.description[locale]).length, locale).toBeLessThanOrEqual(200)
      expect(wordsOf(one.lead[locale]).length, locale).toBeGreaterThanOrEqual(18)
      expect(wordsOf(one.lead[locale]).length, locale).toBeLessThanOrEqual(40)
    }
  })

  test('has the look-alikes, references and toxins of its record, and no others', () => {
    const named = new Set(one.lookAlikes.map(({ scientificName }) => scientificName))
    expect(named.size).toBe(one.lookAlikes.length)
    const expected = [...(record?.takenFor ?? []), ...(record?.doubles ?? [])].map(
      ({ scientificName }) => scientificName,
    )
    expect([...named]).toEqual(expected)
    expect(one.references.map(({ url }) => url)).toEqual(record?.references.map(({ url }) => url))
    expect(one.danger?.toxins.length).toBe(record?.toxins.length)
  })

  test('D-29 harms, and has no type, flavor, effect, benefit or tip', () => {
    expect(harms(one.edibility)).toBe(true)
    expect([
      one.types,
      one.flavors,
      one.fragrances,
      one.textures,
      one.effects,
      one.helpsWith,
      one.productGuide,
    ]).toEqual(Array(7).fill([]))
  })
})

describe.each(poisonousFacts)('the record of $slug', (record) => {
  test('has a known spore print color, onset hours in order, and search terms', () => {
    expect(() => sporePrintName(record.morphology.sporePrint.color)).not.toThrow()
    const [from, to] = record.onsetHours ?? [0, 0]
    expect(from).toBeLessThanOrEqual(to)
    expect(searchTerms[record.slug]?.length).toBeGreaterThan(0)
  })

  test('is drawn by its facts, whatever its slug', () => {
    const facts = {
      slug: `unknown-${record.slug}`,
      scientificName: record.scientificName,
      variation: null,
      substrate: record.en.substrates,
      morphology: record.morphology,
    }
    for (const plate of [speciesPlate, undersidePlate, sporePrintPlate]) {
      const svg = plate(facts)
      expect(svg).toContain(record.scientificName)
      expect(svg).not.toMatch(/NaN|undefined/)
    }
  })
})

test.each(syndromes)('SAF-05 the onset hours of $slug include those of its species', ({ slug, onsetHours }) => {
  const hours = species.flatMap(({ danger }) =>
    danger?.syndrome === slug && danger.onsetHours ? [danger.onsetHours] : [],
  )
  const [from, to] = onsetHours ?? [Infinity, -Infinity]
  expect(hours.filter(([least, most]) => least < from || most > to)).toEqual([])
})

test('SAF-02 search terms belong to a species with a record or a page', () => {
  const known = new Set(['poisoning', ...records.keys(), ...species.map(({ slug }) => slug)])
  expect(Object.keys(searchTerms).filter((slug) => !known.has(slug))).toEqual([])
})

test('SAF-04 no product contains a species that harms', () => {
  const dangerous = new Set(species.filter(({ edibility }) => harms(edibility)).map(({ slug }) => slug))
  expect(products.filter((one) => one.species.some((slug) => dangerous.has(slug))).map(({ slug }) => slug)).toEqual([])
})

test('SAF-04 no review and no impression is about a species that harms', () => {
  const dangerous = new Set(species.filter(({ edibility }) => harms(edibility)).map(({ slug }) => slug))
  const rated = [...impressions.map(({ slug }) => slug), ...reviews.map(({ doc }) => doc.slug)]
  expect(rated.filter((slug) => dangerous.has(slug))).toEqual([])
})

const gradesOf = new Map<string, Set<string>>()
for (const { scientificName, edibility, variation, lookAlikes } of species)
  for (const said of [...(variation ? [] : [{ scientificName, edibility }]), ...lookAlikes])
    gradesOf.set(said.scientificName, new Set([...(gradesOf.get(said.scientificName) ?? []), said.edibility]))

test('SAF-04 no species has two different grades of edibility', () => {
  expect([...gradesOf].filter(([, grades]) => grades.size > 1).map(([name]) => name)).toEqual([])
})

test.each([
  ['Neoboletus erythropus', 'toxic'],
  ['Clitocybe nebularis', 'toxic'],
  ['Amanita rubescens', 'edible-when-cooked'],
])('SAF-04 %s is %s, the worse of its two grades', (name, grade) => {
  expect([...(gradesOf.get(name) ?? [])]).toEqual([grade])
})

test('SAF-04 no species that harms has tips or cultivation', () => {
  const harmful = species.filter(({ edibility }) => harms(edibility))
  expect(harmful.filter(({ productGuide, cultivation }) => productGuide.length > 0 || cultivation)).toEqual([])
})
