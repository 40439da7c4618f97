import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isSelected,
  noSelection,
  parseChoice,
  sortsOf,
  writeChoice,
  type ArchiveSelection,
  type AcceptedParameters,
} from './selection'
import { parseRange } from '@/read-model/filters/values'
import { toggled } from './change'

const flavors = ['nutty', 'umami', 'mild', 'a', 'b']
const known: AcceptedParameters = {
  sections: {
    main_flavor: 'options',
    species: 'options',
    price: 'range',
    nearMe: 'toggle',
  },
  sorts: sortsOf('products', true),
}

describe('FLT-12 the selection in the query string', () => {
  test('a written selection parses back unchanged', () => {
    const value = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
    const choice = fc.record({
      chosen: fc.uniqueArray(fc.constantFrom(...flavors)),
      species: fc.uniqueArray(value, { maxLength: 5 }),
      price: fc.option(fc.tuple(fc.nat(900), fc.nat(900)).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`)),
      place: fc.option(fc.record({ lat: fc.integer({ min: -90, max: 90 }), lng: fc.integer({ min: -180, max: 180 }) })),
      sort: fc.constantFrom('createdAt', 'title', 'price', '-rating' as const),
      page: fc.integer({ min: 1, max: 10_000 }),
    })
    fc.assert(
      fc.property(choice, ({ chosen, species, price, place, sort, page }) => {
        const filters: Record<string, string[]> = {
          ...(chosen.length > 0 ? { main_flavor: chosen } : {}),
          ...(species.length > 0 ? { species } : {}),
          ...(price ? { price: [price] } : {}),
          ...(place ? { nearMe: ['true'] } : {}),
        }
        const whole: ArchiveSelection = { filters, place, sort: sort, page }
        expect(parseChoice(writeChoice(whole, known), known)).toEqual(whole)
      }),
    )
  })

  test('any query parses without an error to a selection that round-trips', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (query) => {
        const choice = parseChoice(query, known)
        expect(choice.page).toBeGreaterThanOrEqual(1)
        expect(parseChoice(writeChoice(choice, known), known)).toEqual(choice)
      }),
    )
  })

  test.each([
    ['', noSelection],
    ['?unknown=1&main_flavor=', noSelection],
    ['?page=0', noSelection],
    ['?page=1000000000', { ...noSelection, page: 10_000 }],
    ['?page=abc', noSelection],
    ['?sort=evil', noSelection],
    ['?sort=distance', noSelection],
    ['?nearMe=true', noSelection],
    ['?nearMe=yes&lat=1&lng=2', noSelection],
    ['?price=abc', noSelection],
    ['?main_flavor=<script>', noSelection],
    [`?main_flavor=${'z'.repeat(65)}`, noSelection],
    ['?main_flavor=<b>,nutty', { ...noSelection, filters: { main_flavor: ['nutty'] } }],
    ['?main_flavor=nutty,nutty&main_flavor=umami', { ...noSelection, filters: { main_flavor: ['nutty', 'umami'] } }],
    ['?price=50-10', { ...noSelection, filters: { price: ['50-10'] } }],
  ] as const)('%s is dropped or clamped', (query, choice) => {
    expect(parseChoice(query, known)).toEqual(choice)
  })

  test.each(['?main_flavor=zzz', '?main_flavor=zzz,nutty,constructor', '?species=99999'])(
    '%s is kept, whether or not a document has the value',
    (query) => {
      const choice = parseChoice(query, known)
      expect(choice).not.toEqual(noSelection)
      expect(writeChoice(choice, known)).toBe(query)
    },
  )

  test.each([
    ['12,50', '12.5'],
    ['12.50', '12.5'],
    [' 12,5 ', '12.5'],
    [',5', '0.5'],
    ['5.', '5'],
    ['0.125', '0.13'],
    ['1.250', '1250'],
    ['1,250', '1250'],
    ['1 250,50', '1250.5'],
    ['1.250,5', '1250.5'],
    ['1,250.5', '1250.5'],
    ['1.250.000', '1250000'],
    ['1234.567', '1234.57'],
    ['１２，５', '12.5'],
  ])('FLT-04 PRS-02 a price typed as “%s” is %s in the address, whatever the language', (typed, written) => {
    const choice = parseChoice(`?${new URLSearchParams({ 'price.from': typed, 'price.to': '' }).toString()}`, known)
    expect(writeChoice(choice, known)).toBe(`?price=${written}-`)
  })

  test.each(['', '.', ',', '-5', 'abc', '1e3', '12€', '1,250,5', '12.5.0', '1234567890123456'])(
    'FLT-04 “%s” is no price',
    (typed) => {
      const query = `?${new URLSearchParams({ 'price.from': typed, 'price.to': '' }).toString()}`
      expect(parseChoice(query, known)).toEqual(noSelection)
    },
  )

  test('foreign parameters stay in the query, and page is reset', () => {
    expect(writeChoice({ ...noSelection, filters: { main_flavor: ['a', 'b'] } }, known, '?utm=x&page=3')).toBe(
      '?utm=x&main_flavor=a,b',
    )
  })

  test('a sort that the archive does not have is dropped', () => {
    expect(parseChoice('?sort=price', { ...known, sorts: sortsOf('posts', false) }).sort).toBe('createdAt')
    expect(parseChoice('?sort=price', known).sort).toBe('price')
  })

  test('at most ten sections are parsed, and at most ten selected', () => {
    const names = Array.from({ length: 12 }, (_, index) => `s${index}`)
    const many = {
      ...known,
      sections: Object.fromEntries(names.map((key) => [key, 'options' as const])),
    }
    const choice = parseChoice(`?${names.map((key) => `${key}=x`).join('&')}`, many)
    expect(Object.keys(choice.filters)).toEqual(names.slice(0, 10))
    expect(toggled(choice, 's11', 'x')).toBe(choice)
    expect(toggled(choice, 's1', 'y').filters.s1).toEqual(['x', 'y'])
    expect(Object.keys(toggled(choice, 's1', 'x').filters)).toHaveLength(9)
  })

  test('toggling adds and removes a value, and returns to page 1', () => {
    const added = toggled({ ...noSelection, page: 3 }, 'main_flavor', 'nutty')
    expect(added).toEqual({ ...noSelection, filters: { main_flavor: ['nutty'] } })
    expect(toggled(added, 'main_flavor', 'nutty')).toEqual(noSelection)
    expect(isSelected(added)).toBe(true)
    expect(isSelected(noSelection)).toBe(false)
  })
})

test.each([
  ['10-50', { min: 10, max: 50 }],
  ['50-10', { min: 10, max: 50 }],
  ['-50', { min: null, max: 50 }],
  ['10-', { min: 10, max: null }],
  ['2.50-3', { min: 2.5, max: 3 }],
  ['12500000-999999999999.99', { min: 12_500_000, max: 999_999_999_999.99 }],
  ['1000000000000-', null],
  ['-', null],
  ['', null],
  ['abc', null],
  ['1e9-2', null],
  ['1-2-3', null],
])('the range %s', (text, range) => {
  expect(parseRange(text)).toEqual(range)
})
