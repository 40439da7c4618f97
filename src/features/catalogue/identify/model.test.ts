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

describe('KEY-01 a find read from an address', () => {
  test.each([
    [{ ring: 'none', nothing: 'x', __proto__: 'x' }],
    [{ month: '13' }],
    [{ month: '-1', half: 'west' }],
    [{ width: '9', continent: '' }],
    [{ 'cap-color': ['', 'gold', 'constructor'] }],
  ])('has no answers when the address has %j', (query) => {
    expect(readFind(query as never).answers).toEqual([])
  })

  test('SEO-02 parameters of place, date and campaigns alone do not make an address a find', () => {
    expect(hasFindAnswers({ continent: 'europe', month: '9', half: 'north', utm_source: 'letter', srsltid: 'a' })).toBe(
      false,
    )
    expect(hasFindAnswers({ utm_source: 'letter', ring: 'absent' })).toBe(true)
  })

  test('a single-choice question takes the first of several answers, a multiple-choice one all', () => {
    const find = readFind({ ring: ['present', 'absent'], host: ['oak', 'pine', 'oak'] })
    expect(find.answers.map(({ question, bits }) => [question, bits.toString(2).replaceAll('0', '').length])).toEqual([
      ['ring', 1],
      ['host', 2],
    ])
  })

  test('a month without a half of the world matches the season of either half', () => {
    const southern = record({ monthsNorth: [10], monthsSouth: [4] })
    const seen = (query: Record<string, string>) => verdictOf(southern, readFind(query))
    expect(seen({ month: '4' }).against).toBe(0)
    expect(seen({ month: '4', half: 'south' }).against).toBe(0)
    expect(seen({ month: '4', half: 'north' })).toEqual({ agrees: 0, against: 1, firm: 0 })
  })
})

test('KEY-01 SAF-07 no southern month contradicts a species of the south without a recorded southern season', () => {
  const seen = (continents: string[], query: Record<string, string>) =>
    verdictOf(record({ monthsNorth: [10], continents }), readFind(query)).against
  expect(seen(['europe', 'africa'], { month: '4', half: 'south' })).toBe(0)
  expect(seen(['europe', 'africa'], { month: '4', half: 'north' })).toBe(1)
  expect(seen(['europe', 'asia'], { month: '4', half: 'south' })).toBe(1)
})

describe('KEY-01 the record of a species', () => {
  test('neither agrees with nor contradicts an answer about an unknown field', () => {
    const silent = record({})
    expect(verdictOf(silent, readFind({ ring: 'present', width: '1', continent: 'asia', month: '5' }))).toEqual({
      agrees: 0,
      against: 0,
      firm: 0,
    })
  })

  test('matches every size class that its range touches', () => {
    const small = record({ width: { min: 2, max: 6 } })
    const seen = (width: string) => verdictOf(small, readFind({ width })).agrees
    expect(['1', '2', '3', '4', '5'].map(seen)).toEqual([1, 1, 1, 0, 0])
    expect(verdictOf(record({ width: { min: 30, max: null } }), readFind({ width: '5' })).agrees).toBe(1)
  })

  test('gives the answers that agree, contradict or are unknown as reasons', () => {
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

test('KEY-01 candidates list harmful species before species that fit better', () => {
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

  test('is the one that divides the candidates best; what all share is left out', () => {
    expect(nextQuestions(list, everything, readFind({}))).toEqual(['underside', 'ring'])
  })

  test('is neither one with an answer nor one answered “unsure”', () => {
    expect(nextQuestions(list, everything, readFind({ underside: 'unsure', ring: 'present' }))).toEqual([])
  })
})

test('KEY-04 a comparison lists the marks that decide first and the unknown ones last', () => {
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
