import { describe, expect, test } from 'vitest'
import { mushrooms } from '@/read-model/collections/mushrooms'
import { products } from '@/read-model/collections/products'
import { filterSections } from '@/read-model/filters/sections'
import { describeChoice } from './describe'
import { noSelection } from './selection'

const words = { nearMe: 'Near me', species: 'Species: {name}', category: '{name}' }

const chipsOf = (
  locale: 'en' | 'es' | 'pt',
  filters: Record<string, readonly string[]>,
  groups = mushrooms.groups,
): string[] =>
  describeChoice({ ...noSelection, filters }, filterSections(groups, locale, [], {}), {}, words, locale).chosen.map(
    ({ name }) => name,
  )

describe('ARC-07 a chip', () => {
  test.each([
    ['en', 'October (Northern hemisphere)', 'April (Southern hemisphere)'],
    ['es', 'octubre (Hemisferio norte)', 'abril (Hemisferio sur)'],
    ['pt', 'outubro (Hemisfério norte)', 'abril (Hemisfério sul)'],
  ] as const)('of a month names its hemisphere (%s)', (locale, north, south) => {
    expect(chipsOf(locale, { season: ['n10', 's4'] })).toEqual([north, south])
  })

  test('of a value that is unique to its section is just its name', () => {
    expect(chipsOf('en', { season: ['now-n'], edibility: ['choice'] })).toEqual([
      'Choice edible',
      'In season now (north)',
    ])
  })

  test.each([
    ['en', 'Price: 2.5 – 1,030.75', 'Price: ≥ 0.5'],
    ['es', 'Precio: 2,5 – 1030,75', 'Precio: ≥ 0,5'],
    ['pt', 'Preço: 2,5 – 1.030,75', 'Preço: ≥ 0,5'],
  ] as const)('of a range has its numbers in the locale’s format (%s)', (locale, both, one) => {
    expect(chipsOf(locale, { price: ['2.5-1030.75'] }, products.groups)).toEqual([both])
    expect(chipsOf(locale, { price: ['1030.75-2.5'] }, products.groups)).toEqual([both])
    expect(chipsOf(locale, { price: ['0.5-'] }, products.groups)).toEqual([one])
  })
})
