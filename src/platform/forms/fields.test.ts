import { describe, expect, test } from 'vitest'
import { limits } from '@/core/limits'
import { field } from './fields'

describe('COM-05 the length of a text is checked by the server alone', () => {
  const text = field.text({ ...limits.communityText, lines: true })

  test('the field has no maxLength, since browsers count otherwise and truncate silently', () => {
    expect(text.attributes).not.toHaveProperty('maxLength')
  })

  test('500 characters of any kind are accepted, more get the limit as their error', () => {
    const mushrooms = '🍄'.repeat(500)
    expect(text.read([mushrooms], 'en')).toEqual({ value: mushrooms })
    const tooLong = { problem: { refusal: 'refusals.tooLong', n: 500 } }
    expect(text.read([`${mushrooms}🍄`], 'en')).toEqual(tooLong)
    expect(text.read(['a'.repeat(600)], 'en')).toEqual(tooLong)
  })
})

test('ACT-01 an email address is lower-cased and its domain converted to punycode', () => {
  const email = field.email()
  expect(email.read([' Ada@ÑANDÚ.es '], 'en')).toEqual({ value: 'ada@xn--and-6ma2c.es' })
  expect(email.read(['ada@xn--and-6ma2c.es'], 'en')).toEqual({ value: 'ada@xn--and-6ma2c.es' })
  expect(email.read(['a@xn--e1afmkfd.xn--p1ai'], 'en')).toEqual({ value: 'a@xn--e1afmkfd.xn--p1ai' })
  expect(email.read(['a@b@x.es'], 'en')).toEqual({ problem: { refusal: 'refusals.oneAddress' } })
})

describe('COM-03 ticked ids', () => {
  const ticked = field.ids(20)
  const numbers = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at + 1))

  test('are accepted up to the limit, without duplicates', () => {
    expect(ticked.read([...numbers(20), '1'], 'en')).toEqual({ value: numbers(20).map(Number) })
  })

  test('above the limit are rejected with the limit', () => {
    expect(ticked.read(numbers(21), 'en')).toEqual({ problem: { refusal: 'refusals.mostTicked', n: 20 } })
  })

  test('that are no ids are rejected as such, however many there are', () => {
    expect(ticked.read(['x', ...numbers(30)], 'en')).toEqual({ problem: { refusal: 'refusals.selection' } })
  })
})

describe('CRT-04 a quantity', () => {
  const count = field.count(999)

  test.each([
    ['1', 1],
    ['999', 999],
    [' 4 ', 4],
    ['007', 7],
    ['１２', 12],
  ])('%j is %d', (typed, value) => {
    expect(count.read([typed], 'pt')).toEqual({ value })
  })

  test.each(['0', '00', '-1', '+3', '2.5', '1e9', '1000', '0x10', 'NaN', 'abc', '99999999999999999999', '१२'])(
    '%j is rejected with the range',
    (typed) => {
      expect(count.read([typed], 'pt')).toEqual({ problem: { refusal: 'refusals.count', n: 999 } })
    },
  )

  test('an empty quantity is rejected as required', () => {
    expect(count.read([''], 'pt')).toEqual({ problem: { refusal: 'refusals.required' } })
  })
})
