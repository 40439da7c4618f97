import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bandAt,
  byHeight,
  calendarRows,
  deadlyNow,
  growsInSouth,
  inSeason,
  monthsFrom,
  runsOf,
  yearMonths,
  type CalendarSpecies,
} from './model'

const wholeYear = [...yearMonths]
const seasons = fc.uniqueArray(fc.integer({ min: 1, max: 12 })).map((months) => months.sort((a, b) => a - b))

const halfAYearLater = (month: number): number => ((month + 5) % 12) + 1

const species = (slug: string, north: number[]): CalendarSpecies => ({
  slug,
  title: slug,
  scientificName: slug,
  variation: null,
  edibility: 'edible',
  north,
  south: north.map(halfAYearLater),
  inSouth: north.length > 0,
})

describe('SPC-01 species in season by the height of their season', () => {
  const named = {
    'in its middle, long': [7, 8, 9, 10, 11],
    'in its middle, short': [8, 9, 10],
    'at its end': [6, 7, 8, 9],
    'at its beginning': [9, 10, 11],
    'of two seasons one in its middle': [2, 3, 8, 9, 10],
    'across the turn of the year': [9, 10, 11, 12, 1, 2, 3, 4, 5],
    'all the year': wholeYear,
  }
  const order = (month: number, names: (keyof typeof named)[]): string[] =>
    names
      .map((name) => ({ name, months: named[name] }))
      .toSorted(byHeight(month))
      .map(({ name }) => name)

  test('seasons at their height come first, the shortest first among them, and year-round ones last', () => {
    expect(
      order(9, [
        'all the year',
        'across the turn of the year',
        'at its end',
        'in its middle, long',
        'at its beginning',
        'in its middle, short',
      ]),
    ).toEqual([
      'in its middle, short',
      'in its middle, long',
      'at its beginning',
      'at its end',
      'across the turn of the year',
      'all the year',
    ])
  })

  test('a species with two seasons counts by the current one, and a season continues from December to January', () => {
    expect(order(9, ['at its beginning', 'of two seasons one in its middle'])[0]).toBe(
      'of two seasons one in its middle',
    )
    expect(order(1, ['all the year', 'across the turn of the year'])[0]).toBe('across the turn of the year')
  })

  test.each(yearMonths)('month %i: the same seasons are sorted alike whatever order they come in', (month) => {
    fc.assert(
      fc.property(fc.array(seasons, { maxLength: 6 }), (list) => {
        const lengths = (sorted: number[][]): number[] => sorted.map(({ length }) => length)
        const sort = (rows: number[][]): number[][] =>
          rows
            .map((months) => ({ months }))
            .toSorted(byHeight(month))
            .map(({ months }) => months)
        expect(lengths(sort(list))).toEqual(lengths(sort(list.toReversed())))
      }),
    )
  })
})

describe('SPC-01 inSeason and deadlyNow', () => {
  const at = (id: number, edibility: string, ...north: number[]) => ({ id, edibility, months: { north, south: [3] } })
  const species = [
    at(1, 'medicinal', 10, 11, 12),
    at(2, 'edible', 8, 9, 10, 11),
    at(3, 'choice', 9, 10, 11, 12, 1),
    at(4, 'choice', 10, 11, 12),
    at(5, 'choice', 3, 4),
  ]

  test('species at their height come first, edible before medicinal, and none out of season', () => {
    expect(inSeason(species, 11, 'north').map(({ id }) => id)).toEqual([4, 3, 2, 1])
  })

  test('SPC-01 in the south only southern months count', () => {
    expect(inSeason(species, 11, 'south')).toEqual([])
    expect(inSeason(species, 3, 'south')).toHaveLength(5)
  })

  test('SAF-01 deadlyNow lists deadly species alone, by month and half of the world', () => {
    const deadly = at(9, 'deadly', 9, 10)
    expect(deadlyNow([...species, at(8, 'toxic', 10), deadly], 10, 'north')).toEqual([deadly])
    expect(deadlyNow([deadly], 10, 'south')).toEqual([])
    expect(deadlyNow([deadly], 3, 'south')).toEqual([deadly])
  })

  test.each(['toxic', 'deadly', 'suspect', 'inedible', 'psychoactive', 'unheard of'])(
    'a species of the grade %s is not listed',
    (edibility) => {
      expect(inSeason([at(1, edibility, 11)], 11, 'north')).toEqual([])
    },
  )
})

describe('SPC-01 months of the fruiting calendar', () => {
  test.each([
    [
      ['10', '2', '1'],
      [1, 2, 10],
    ],
    [['3', '3', '0', '13', '03', ' 4', 'May', ''], [3]],
    [[], []],
    [null, []],
    [undefined, []],
  ])('the stored value %j is read as the months %j', (stored, months) => {
    expect(monthsFrom(stored)).toEqual(months)
  })

  test('months that were stored are read back unchanged', () => {
    fc.assert(
      fc.property(seasons, (months) => {
        expect(monthsFrom(months.map(String))).toEqual(months)
      }),
    )
  })
})

describe('SPC-01 stretches of a season', () => {
  test.each([
    [[8, 9, 10, 11], [{ from: 8, to: 11 }]],
    [[6], [{ from: 6, to: 6 }]],
    [[1, 2, 3, 10, 11, 12], [{ from: 10, to: 3 }]],
    [
      [3, 4, 5, 9, 10, 11],
      [
        { from: 3, to: 5 },
        { from: 9, to: 11 },
      ],
    ],
    [
      [1, 6, 12],
      [
        { from: 6, to: 6 },
        { from: 12, to: 1 },
      ],
    ],
    [wholeYear, [{ from: 1, to: 12 }]],
    [[], []],
  ])('the months %j are divided into unbroken stretches', (months, runs) => {
    expect(runsOf(months)).toEqual(runs)
  })

  test('the stretches cover exactly the months of the season, and no two touch', () => {
    fc.assert(
      fc.property(seasons, (months) => {
        const covered = runsOf(months).flatMap(({ from, to }) =>
          Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, index) => ((from - 1 + index) % 12) + 1),
        )
        expect(covered.toSorted((a, b) => a - b)).toEqual(months)
        if (months.length < 12) {
          for (const { from, to } of runsOf(months)) {
            expect(months).not.toContain(from === 1 ? 12 : from - 1)
            expect(months).not.toContain(to === 12 ? 1 : to + 1)
          }
        }
      }),
    )
  })

  test('a band is rendered in season only, with a start and an end for every stretch', () => {
    fc.assert(
      fc.property(seasons, (months) => {
        const bands = yearMonths.map((month) => bandAt(months, month))
        expect(yearMonths.filter((_, index) => bands[index])).toEqual(months)
        const stretches = months.length === 12 ? 0 : runsOf(months).length
        expect(bands.filter((band) => band?.starts)).toHaveLength(stretches)
        expect(bands.filter((band) => band?.ends)).toHaveLength(stretches)
      }),
    )
  })

  test('a band continues from December to January', () => {
    expect(bandAt([1, 12], 12)).toEqual({ starts: true, ends: false })
    expect(bandAt([1, 12], 1)).toEqual({ starts: false, ends: true })
    expect(bandAt([1, 12], 6)).toBeNull()
  })
})

describe('rows of the fruiting calendar', () => {
  const all = [
    species('bracket', wholeYear),
    species('autumn', [8, 9, 10, 11]),
    species('winter', [1, 2, 3, 10, 11, 12]),
    species('twice', [3, 4, 5, 9, 10, 11]),
    species('grown', []),
    species('short', [8, 9]),
    species('mostly-autumn', [4, 8, 9, 10]),
  ]

  test('are in the order in which seasons begin, the short first, the whole year last', () => {
    expect(calendarRows(all, 'north').map(({ slug }) => slug)).toEqual([
      'twice',
      'short',
      'autumn',
      'mostly-autumn',
      'winter',
      'bracket',
    ])
    expect(calendarRows(all, 'south').map(({ slug }) => slug)).toEqual([
      'short',
      'autumn',
      'mostly-autumn',
      'twice',
      'winter',
      'bracket',
    ])
  })

  test('keep the order they came in where their seasons are equal', () => {
    const equal = [species('b', [5]), species('a', [5])]
    expect(calendarRows(equal, 'north').map(({ slug }) => slug)).toEqual(['b', 'a'])
  })

  test('are all species with a season, once each, in either half', () => {
    const lists = fc.array(seasons).map((found) => found.map((north, index) => species(String(index), north)))
    fc.assert(
      fc.property(lists, fc.constantFrom('north', 'south'), (list, half) => {
        const rows = calendarRows(list, half)
        expect(rows.map(({ slug }) => slug).sort()).toEqual(
          list
            .filter(({ north }) => north.length > 0)
            .map(({ slug }) => slug)
            .sort(),
        )
        for (const row of rows) expect(row.months).toEqual(row[half])
      }),
    )
  })
})

test.each([
  [['europe', 'asia', 'north-america'], false],
  [['europe', 'africa'], true],
  [['south-america'], true],
  [['oceania'], true],
  [[], false],
])('SPC-01 a species recorded in %j grows in the southern half: %j', (continents, expected) => {
  expect(growsInSouth(continents)).toBe(expected)
})
