import { describe, expect, test } from 'vitest'
import { mushrooms } from '@/read-model/collections/mushrooms'
import { filterSections } from '@/read-model/filters/sections'
import { describeChoice } from './describe'
import { noChoice } from './selection'

const words = { nearMe: 'Near me', species: 'Species: {name}', category: '{name}' }

const chipsOf = (locale: 'en' | 'es' | 'pt', filters: Record<string, readonly string[]>): string[] =>
  describeChoice({ ...noChoice, filters }, filterSections(mushrooms.groups, locale, [], {}), {}, words).chosen.map(
    ({ name }) => name,
  )

describe('ARC-07 a chip', () => {
  test.each([
    ['en', 'October (Northern hemisphere)', 'April (Southern hemisphere)'],
    ['es', 'octubre (Hemisferio norte)', 'abril (Hemisferio sur)'],
    ['pt', 'outubro (Hemisfério norte)', 'abril (Hemisfério sul)'],
  ] as const)('of a month says of which half of the world it is (%s)', (locale, north, south) => {
    expect(chipsOf(locale, { season: ['n10', 's4'] })).toEqual([north, south])
  })

  test('of a value that one part alone has is its name', () => {
    expect(chipsOf('en', { season: ['now-n'], edibility: ['choice'] })).toEqual([
      'Choice edible',
      'In season now (north)',
    ])
  })
})
