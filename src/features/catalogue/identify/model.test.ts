import { describe, expect, test } from 'vitest'
import { readFind, hasFindAnswers } from './find'
import { candidates, compareRecords, nextQuestions, reasonsOf, verdictOf } from './model'
import { questions } from './questions'
import { keyRecord, type KeySource } from './record'

const record = (over: Partial<KeySource>) =>
  keyRecord({
    edibility: 'choice',
    marks: [],
    variableMarks: [],
    monthsNorth: [],
    monthsSouth: [],
    continents: [],
    width: null,
    height: null,
    ...over,
  })

describe('KEY-01 a find as an address tells it', () => {
  test.each([
    [{ ring: 'none', nothing: 'x', __proto__: 'x' }],
    [{ month: '13' }],
    [{ month: '-1', half: 'west' }],
    [{ width: '9', continent: '' }],
    [{ 'cap-color': ['', 'gold', 'constructor'] }],
  ])('%j says nothing', (query) => {
    expect(readFind(query as never).answers).toEqual([])
  })

  test('SEO-02 what place, date and campaigns add to an address tells no find', () => {
    expect(hasFindAnswers({ continent: 'europe', month: '9', half: 'north', utm_source: 'letter', srsltid: 'a' })).toBe(
      false,
    )
    expect(hasFindAnswers({ utm_source: 'letter', ring: 'absent' })).toBe(true)
  })

  test('a question with one right answer takes the first of several, the others take all', () => {
    const find = readFind({ ring: ['present', 'absent'], host: ['oak', 'pine', 'oak'] })
    expect(find.answers.map(({ question, bits }) => [question, bits.toString(2).replaceAll('0', '').length])).toEqual([
      ['ring', 1],
      ['host', 2],
    ])
  })

  test('a month of no half of the world is one of either', () => {
    const southern = record({ monthsNorth: [10], monthsSouth: [4] })
    const seen = (query: Record<string, string>) => verdictOf(southern, readFind(query))
    expect(seen({ month: '4' }).against).toBe(0)
    expect(seen({ month: '4', half: 'south' }).against).toBe(0)
    expect(seen({ month: '4', half: 'north' })).toEqual({ agrees: 0, against: 1, firm: 0 })
  })
})

test('KEY-01 SAF-07 where nobody wrote down a southern season no southern month speaks against it', () => {
  const seen = (continents: string[], query: Record<string, string>) =>
    verdictOf(record({ monthsNorth: [10], continents }), readFind(query)).against
  expect(seen(['europe', 'africa'], { month: '4', half: 'south' })).toBe(0)
  expect(seen(['europe', 'africa'], { month: '4', half: 'north' })).toBe(1)
  expect(seen(['europe', 'asia'], { month: '4', half: 'south' })).toBe(1)
})

describe('KEY-01 a record', () => {
  test('says nothing of what nobody knows', () => {
    const silent = record({})
    expect(verdictOf(silent, readFind({ ring: 'present', width: '1', continent: 'asia', month: '5' }))).toEqual({
      agrees: 0,
      against: 0,
      firm: 0,
    })
  })

  test('has every size that its range touches', () => {
    const small = record({ width: { min: 2, max: 6 } })
    const seen = (width: string) => verdictOf(small, readFind({ width })).agrees
    expect(['1', '2', '3', '4', '5'].map(seen)).toEqual([1, 1, 1, 0, 0])
    expect(verdictOf(record({ width: { min: 30, max: null } }), readFind({ width: '5' })).agrees).toBe(1)
  })

  test('gives its reasons', () => {
    const seen = readFind({ ring: 'present', underside: 'gills', smell: 'anise' })
    const { agrees, against, unknown } = reasonsOf(
      record({ marks: ['underside-gills', 'ring-absent'], variableMarks: ['ring'] }),
      seen,
    )
    expect(agrees.map(({ question }) => question)).toEqual(['underside'])
    expect(against.map(({ question, varies }) => [question, varies])).toEqual([['ring', true]])
    expect(unknown.map(({ question }) => question)).toEqual(['smell'])
  })
})

test('KEY-01 what harms stands before what fits better', () => {
  const list = [record({ marks: ['ring-present'] }), record({ edibility: 'deadly', marks: ['ring-absent'] })]
  const { order, harmful, fitting } = candidates(list, readFind({ ring: 'present' }))
  expect({ order, harmful, fitting }).toEqual({ order: [1, 0], harmful: 1, fitting: 0 })
})

describe('KEY-02 the next question', () => {
  const list = [
    record({ marks: ['ring-present', 'underside-gills', 'stem-present'] }),
    record({ marks: ['ring-present', 'underside-pores', 'stem-present'] }),
    record({ marks: ['ring-absent', 'underside-teeth', 'stem-present'] }),
  ]
  const everything = [0, 1, 2]

  test('is the one that divides best; what all share is not asked', () => {
    expect(nextQuestions(list, everything, readFind({}))).toEqual(['underside', 'ring'])
  })

  test('was not answered and not looked at in vain', () => {
    expect(nextQuestions(list, everything, readFind({ underside: 'unsure', ring: 'present' }))).toEqual([])
  })
})

test('KEY-04 what decides stands first, what nobody knows last', () => {
  const rows = compareRecords(
    record({ marks: ['underside-gills', 'ring-present', 'volva-absent', 'stem-present'], variableMarks: ['ring'] }),
    record({ marks: ['underside-pores', 'ring-absent', 'volva-absent', 'stem-present', 'stem-absent'] }),
  )
  expect(rows.slice(0, 4).map(({ at, likeness }) => [questions[at]?.slug, likeness])).toEqual([
    ['underside', 'decides'],
    ['ring', 'varies'],
    ['stem', 'overlaps'],
    ['volva', 'same'],
  ])
  expect(rows.slice(4).every(({ likeness }) => likeness === 'unknown')).toBe(true)
})
