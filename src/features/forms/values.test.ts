import { describe, expect, test } from 'vitest'
import { countryCodes } from '@/core/countries'
import { stateCodes } from './model'
import { addressOf, ownMessage, placeholderOf, readValue, type FormField, type Value } from './values'

const field = (blockType: string, over: Partial<FormField> = {}): FormField => ({ name: 'one', blockType, ...over })
const options = [{ value: 'a' }, { value: 'b' }] as const

/** The value that each type of field stores, or `!` and its problem. */
const readings: readonly [FormField, Value, string][] = [
  [field('text'), '  Ada ', 'Ada'],
  [field('text'), 'Cafe\u0301', 'Caf\u00e9'],
  [field('text'), 'two\nlines', '!text'],
  [field('text'), 'a\r\nBcc: b@x.test', '!text'],
  [field('text'), 'NUL\u0000', '!text'],
  // Copied from a table.
  [field('text'), 'a\tb', 'a b'],
  [field('text'), 5, '!text'],
  [field('text'), true, '!text'],
  [field('text'), '🍄'.repeat(2000), '🍄'.repeat(2000)],
  [field('text'), '🍄'.repeat(2001), '!length'],
  [field('textarea'), 'two\r\nlines', 'two\nlines'],
  [field('textarea'), 'bell\u0007', '!text'],
  [field('textarea'), 'a'.repeat(2001), '!length'],
  [field('email'), 'a@x.test', 'a@x.test'],
  [field('email'), ' a@x.test ', 'a@x.test'],
  [field('email'), 'a@xn--e1afmkfd.xn--p1ai', 'a@xn--e1afmkfd.xn--p1ai'],
  [field('email'), 'a@пример.рф', 'a@пример.рф'],
  [field('email'), 'a@x.test/рф', '!address'],
  [field('email'), 'a@x..рф', '!address'],
  [field('email'), 'я@пример.рф', '!address'],
  [field('email'), 'a@x.test,b@x.test', '!address'],
  [field('email'), 'a@x.test b@x.test', '!address'],
  [field('email'), 'a@x.test;b@x.test', '!address'],
  [field('email'), 'a@x.test\r\nBcc: b@x.test', '!address'],
  [field('email'), 'A <a@x.test>', '!address'],
  [field('email'), 'not an email', '!address'],
  [field('email'), `${'a'.repeat(250)}@x.test`, '!address'],
  [field('email'), true, '!address'],
  [field('number'), 0, '0'],
  [field('number'), '-1.5', '-1.5'],
  [field('number'), '1e3', '1e3'],
  [field('number'), 'abc', '!number'],
  [field('number'), '0x10', '!number'],
  [field('number'), '1e999', '!number'],
  [field('number'), 'NaN', '!number'],
  [field('number'), true, '!number'],
  [field('number'), ' 1,000 ', '1000'],
  [field('number'), '1,5', '!number'],
  [field('checkbox'), true, 'true'],
  [field('checkbox'), 'false', 'false'],
  [field('checkbox'), 'yes', '!input'],
  [field('checkbox'), 1, '!input'],
  [field('select', { options }), 'a', 'a'],
  [field('select', { options }), 'c', '!selection'],
  [field('select', { options }), true, '!selection'],
  [field('select'), 'a', '!selection'],
  [field('select', { options: [{ value: ' Cafe\u0301 ' }] }), 'Caf\u00e9', ' Cafe\u0301 '],
  [field('select', { options: [{ value: 'Caf\u00e9' }] }), ' Cafe\u0301 ', 'Caf\u00e9'],
  [field('select', { options, required: true }), '  ', '!required'],
  [field('country'), 'AR', 'AR'],
  [field('country'), 'ZZZ', '!selection'],
  [field('country'), 'constructor', '!selection'],
  [field('state'), 'VT', 'VT'],
  [field('state'), 'ZZ', '!selection'],
  [field('upload'), 'x', '!input'],
]

describe('FRM-04 a select’s own error message', () => {
  test.each([
    ['Pick one', 'es', 'Pick one'],
    [{ en: 'Pick one', es: 'Elija' }, 'es', 'Elija'],
    [{ en: 'Pick one' }, 'pt', 'Pick one'],
    [{}, 'en', null],
    ['  ', 'en', null],
    [7, 'en', null],
    [undefined, 'en', null],
  ] as const)('%j in %s is %j', (message, locale, said) => {
    expect(ownMessage(field('select', { message }), locale)).toBe(said)
    expect(ownMessage(field('text', { message }), locale)).toBeNull()
  })
})

describe('T-1H a value is checked by the type of its field', () => {
  test.each(readings)('the field %j stores %j as %s', (given, value, expected) => {
    const read = readValue(given, value, 'en')
    expect('problem' in read ? `!${read.problem}` : read.stored).toBe(expected)
  })
})

describe('FRM-01 a number that was sent as a text follows the locale it was sent in', () => {
  test.each([
    ['es', ' 1,5 ', { stored: '1.5' }],
    ['pt', '1.500', { stored: '1500' }],
    ['es', '1,500.5', { problem: 'number' }],
    ['es', 1.125, { stored: '1.125' }],
    ['en', '1.125', { stored: '1.125' }],
  ] as const)('%s: %j is %j', (locale, value, read) => {
    expect(readValue(field('number'), value, locale)).toEqual(read)
    if (typeof value === 'string') expect(readValue(field('text'), value, locale)).toEqual({ stored: value.trim() })
  })
})

describe('FRM-04 a required field', () => {
  const kinds = ['text', 'textarea', 'email', 'number', 'checkbox', 'select', 'country', 'state'] as const
  test.each(kinds)('of the kind %s is rejected when empty, and is accepted empty when it is not required', (kind) => {
    for (const value of ['', '   ', ...(kind === 'checkbox' ? [false, 'false'] : [])]) {
      expect(readValue(field(kind, { required: true, options }), value, 'es')).toEqual({ problem: 'required' })
      expect(readValue(field(kind, { options }), value, 'pt')).toHaveProperty('stored')
    }
  })

  test('is rejected when it has invisible characters alone', () => {
    expect(readValue(field('text', { required: true }), '\u200b\u2060', 'en')).toEqual({ problem: 'required' })
  })
})

describe('FRM-01 countries and states', () => {
  test('countryCodes has every country of ISO 3166-1, each once', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(countryCodes).toHaveLength(249)
    expect(new Set(countryCodes).size).toBe(249)
    expect(countryCodes.filter((code) => !names.of(code))).toEqual([])
  })

  test('stateCodes has fifty states and the capital, each once', () => {
    expect(new Set(stateCodes).size).toBe(51)
    expect(stateCodes).toHaveLength(51)
  })
})

describe('T-1H a recipient', () => {
  test.each([
    ['a@x.test', 'a@x.test'],
    [' a@x.test ', 'a@x.test'],
    ['Ada <a@пример.рф>', 'a@xn--e1afmkfd.xn--p1ai'],
    ['Ada <a@x.test>', 'a@x.test'],
    ['"Ada L." <a@x.test>', 'a@x.test'],
    ['<a@x.test>', 'a@x.test'],
    ['', null],
    ['a@x.test, b@x.test', null],
    ['b@x.test, Ada <a@x.test>', null],
    ['Ada <a@x.test>, b@x.test', null],
    ['<b@x.test> <a@x.test>', null],
    ['Ada <a@x.test\r\nBcc: b@x.test>', null],
    ['a@x.test\r\nBcc: b@x.test', null],
    ['{{email}}', null],
  ])('given as %j is read as %j', (given, expected) => {
    expect(addressOf(given)).toBe(expected)
  })

  test.each([
    ['{{email}}', 'email'],
    [' {{email}} ', 'email'],
    ['{{email}},b@x.test', null],
    ['{{*}}', null],
    ['{{a}}{{b}}', null],
  ])('given as %j is taken from the field %j', (given, expected) => {
    expect(placeholderOf(given)).toBe(expected)
  })
})
