import { describe, expect, test } from 'vitest'
import type { Mushroom } from '@/payload-types'
import { rangeText } from '@/platform/i18n/range-text'
import { isOverviewEmpty, sectionsOf } from './sections'

type Specie = Mushroom['specie']

const species = (specie: Partial<Specie> = {}, rest: Partial<Mushroom> = {}): Mushroom => ({
  id: 1,
  title: 'Morel',
  slug: 'morel',
  createdAt: '',
  updatedAt: '',
  ...rest,
  specie: { scientificName: 'Morchella esculenta', edibility: 'choice', ...specie },
})

const full = species(
  {
    habitat: 'Woods',
    lookAlikeSpecies: [
      { species: 'Gyromitra esculenta', edibility: 'deadly', differences: 'Folds, not pits' },
    ] as Specie['lookAlikeSpecies'],
    chemistry: { medicinalChem: [{ name: 'sterols' }] },
    effects: { sideEffects: [{ sideEffect: 'Nausea when raw' }] },
    senseCharacteristics: { flavors: [4] },
    nutrients: { calories: 31 },
    productGuide: [{ tip: 'Cook it', description: 'Never raw' }] as Specie['productGuide'],
    cultivation: { method: 'Beds' },
  },
  { references: [{ id: 3, title: 'On morels', summary: 'What.', link: '/a', createdAt: '', updatedAt: '' }] },
)

describe('SPC-02 sections of a species page', () => {
  test('a deadly species without data has no sections, and with one mark only the overview', () => {
    expect(sectionsOf(species({ edibility: 'deadly' }))).toEqual([])
    expect(sectionsOf(species({ edibility: 'deadly', microscopy: { note: 'Ring at the base' } }))).toEqual(['overview'])
  })

  test('SPC-04 an edible species without data still has the section of look-alikes', () => {
    expect(sectionsOf(species())).toEqual(['lookAlikes'])
  })

  test.each<[string, Partial<Specie>, boolean]>([
    ['of which nothing is known', {}, true],
    ['with groups of empty fields', { characteristics: { cap: '', capDiameter: { min: null } }, synonyms: [] }, true],
    ['with one mark', { characteristics: { capDiameter: { max: 9 } } }, false],
    ['with a continent', { continents: ['europe'] }, false],
    ['with one rank', { taxonomy: { genus: 'Morchella' } }, false],
  ])('BLK-11 an overview of a species %s (empty: %3$j)', (_, specie, isEmpty) => {
    expect(isOverviewEmpty(species(specie))).toBe(isEmpty)
  })

  test('SPC-04 a species that others name as a look-alike has the section of look-alikes', () => {
    expect(sectionsOf(species({ edibility: 'deadly' }), true)).toEqual(['lookAlikes'])
  })

  test('SAF-01 with first aid alone a species edible when cooked has the danger section, a deadly one does not', () => {
    const danger = { firstAid: 'Go to a hospital.' }
    expect(sectionsOf(species({ edibility: 'edible-when-cooked', danger }))).toEqual(['lookAlikes', 'danger'])
    expect(sectionsOf(species({ edibility: 'deadly', danger }))).toEqual([])
  })

  test('D-09 a species whose references are all drafts has their section only where drafts are shown', () => {
    const unpublished = species({}, { references: [3] })
    expect(sectionsOf(unpublished)).toEqual(['lookAlikes'])
    expect(sectionsOf(unpublished, false, true)).toEqual(['lookAlikes', 'references'])
  })

  test.each<NonNullable<Specie['cultivation']>>([
    { method: 'Beds' },
    { note: 'Slow' },
    { difficulty: 4, humidity: { max: 95 } },
    { fruitingTemp: { min: 0 } },
    { daysToFruit: '10–14' },
  ])('a species with the cultivation %j has the section of cultivation, unless it is deadly', (cultivation) => {
    expect(sectionsOf(species({ cultivation }))).toEqual(['lookAlikes', 'cultivation'])
    expect(sectionsOf(species({ cultivation, edibility: 'deadly' }))).toEqual([])
  })

  test('a species with empty fields of cultivation does not have the section of cultivation', () => {
    const cultivation = { method: '', difficulty: null, fruitingTemp: { min: null, max: null }, humidity: {} }
    expect(sectionsOf(species({ cultivation }))).toEqual(['lookAlikes'])
  })

  test('a species with all data has every section, dangers before uses', () => {
    expect(sectionsOf(full)).toEqual([
      'overview',
      'lookAlikes',
      'chemistry',
      'wellBeing',
      'senses',
      'nutrition',
      'productGuide',
      'cultivation',
      'references',
    ])
  })

  test.each(['deadly', 'toxic', 'suspect'] as const)(
    'SAF-04 a %s species has no section on eating, buying or growing it',
    (edibility) => {
      expect(sectionsOf({ ...full, specie: { ...full.specie, edibility } })).toEqual([
        'overview',
        'lookAlikes',
        'wellBeing',
        'references',
      ])
    },
  )

  test('SAF-04 side effects of a harmful species that has a type of food are not shown', () => {
    const culinary = { id: 1, title: 'Culinary', slug: 'culinary', path: 'type/culinary', createdAt: '', updatedAt: '' }
    const found = { ...full, categories: [culinary], specie: { ...full.specie, edibility: 'deadly' as const } }
    expect(sectionsOf(found)).not.toContain('wellBeing')
    expect(sectionsOf({ ...found, categories: [{ ...culinary, path: 'type/psychoactive' }] })).toContain('wellBeing')
    expect(sectionsOf({ ...found, specie: full.specie })).toContain('wellBeing')
  })

  test.each<[string, Partial<Specie>]>([
    ['an amount without a range', { chemistry: { psychoactiveChem: { psilocybin: 0.6 } } }],
    ['a range', { chemistry: { psychoactiveChem: { ranges: [{ compound: 'psilocin' }] } } }],
    ['a medicinal compound', { chemistry: { medicinalChem: [{ name: 'lectins' }] } }],
  ])('SPC-03 a species with %s has the section of chemistry', (_what, specie) => {
    expect(sectionsOf(species(specie))).toEqual(['lookAlikes', 'chemistry'])
  })

  test.each<[string, Partial<Specie>]>([
    ['chemistry', { chemistry: { medicinalChem: [], psychoactiveChem: { units: '%', ranges: [] } } }],
    ['well-being', { effects: { helpsWith: [], sideEffects: [], cognitiveEffects: [], psychoactiveEffects: null } }],
    ['nutrition', { nutrients: { calories: null } }],
    ['cultivation', { cultivation: { difficulty: 3 } }],
  ])('a species without data for %s does not have the section of it', (_what, specie) => {
    expect(sectionsOf(species(specie))).toEqual(['lookAlikes'])
  })

  test('SPC-05 zero calories, or one nutrient, is enough for the section of nutrition', () => {
    expect(sectionsOf(species({ nutrients: { calories: 0 } }))).toContain('nutrition')
    expect(sectionsOf(species({ nutrients: { calories: null, protein: 2.5 } }))).toContain('nutrition')
  })

  test('BLK-10 references that are not public, or without a summary and a link, give no section', () => {
    const bare = { id: 6, title: 'On morels', createdAt: '', updatedAt: '' }
    expect(sectionsOf(species({}, { references: [4, 5, bare] }))).toEqual(['lookAlikes'])
  })
})

describe('SPC-02 ranges', () => {
  test.each([
    [{ min: 3, max: 15 }, '3–\u206015 cm'],
    [{ min: 3, max: 3 }, '3 cm'],
    [{ min: null, max: 15 }, '≤ 15 cm'],
    [{ min: 0.5 }, '≥ 0.5 cm'],
    [{ min: 0, max: 2 }, '0–\u20602 cm'],
    [{}, null],
    [null, null],
  ])('the range %j is formatted in centimeters', (range, text) => {
    expect(rangeText(range, 'cm', 'en')).toBe(text && text.replaceAll(' ', '\u00a0'))
  })

  test('I18-01 a range is formatted with the locale’s numbers and percent sign', () => {
    expect(rangeText({ min: 0.5, max: 1.5 }, 'cm', 'pt')).toBe('0,5–\u20601,5\u00a0cm')
    expect(rangeText({ min: 80, max: 90 }, '%', 'en')).toBe('80–\u206090%')
    expect(rangeText({ min: 80, max: 90 }, '%', 'es')).toBe('80–\u206090\u00a0%')
  })
})
