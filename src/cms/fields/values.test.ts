import type { FieldHook, PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { areAll, isNumber, isReference, isText, isWords, tidyOneLine, tidyWords } from './values'

const odd = [5, true, Number.NaN, [], ['a'], {}, { length: 3 }, { toString: 'a' }, Symbol.iterator] as const

describe('T-1E type checks of values', () => {
  test.each(odd)('%s is no string', (value) => {
    expect([isText(value), isWords(value)]).toEqual([false, false])
  })

  test.each(['', 'a', 'two\nlines', 'a\ttab', '🍄', '<b>'])('%j is a string of text', (value) => {
    expect([isText(value), isWords(value)]).toEqual([true, true])
  })

  test.each(['a\u0000b', 'bell\u0007', 'esc\u001b', 'del\u007f', 'cr\rx'])(
    '%j is rejected for its control character',
    (value) => {
      expect(isWords(value)).toBe(false)
    },
  )

  test.each([1, 2 ** 40, { relationTo: 'posts', value: 3 }])('%j is a reference to a row', (value) => {
    expect(isReference(value)).toBe(true)
  })

  const none = [0, -1, 1.5, 1e308, '1', true, null, [], [1], {}, { value: 1 }, { relationTo: 1, value: 1 }] as const
  test.each([...none, { relationTo: 'posts', value: '3' }, { relationTo: 'posts', value: { id: 3 } }])(
    '%j is no reference',
    (value) => expect(isReference(value)).toBe(false),
  )

  test.each([true, '5', Number.NaN, Number.POSITIVE_INFINITY, [5]])('%s is no number', (value) => {
    expect(isNumber(value)).toBe(false)
  })

  test('null and undefined fit every type, and a list fits only a field that holds many', () => {
    for (const nothing of [null, undefined]) expect(areAll(nothing, isText, false)).toBe(true)
    expect(areAll('a', isText, false)).toBe(true)
    expect(areAll(['a'], isText, false)).toBe(false)
    expect(areAll('a', isText, true)).toBe(false)
    expect(areAll(['a', 'b'], isText, true)).toBe(true)
    expect(areAll(['a', 5], isText, true)).toBe(false)
  })
})

describe('what is stored of a string', () => {
  const stored = (value: unknown, roles: string[] = ['member'], hook = tidyWords): unknown => {
    const args = { value, req: { user: { roles } } as unknown as PayloadRequest }
    return hook(args as Parameters<FieldHook>[0])
  }

  test('is normalised to NFC, with \\n line ends', () => {
    expect(stored('Cafe\u0301\r\nbar\r')).toBe('Caf\u00e9\nbar\n')
    expect(stored(['e\u0301', 5])).toEqual(['\u00e9', 5])
  })

  test('in a one-line field is one line, trimmed unless it is a draft', () => {
    const line = (value: unknown, _status?: string): unknown =>
      stored(value, [], (args): unknown => tidyOneLine({ ...args, data: { _status } } as never))
    expect(line('Dried\r\n  porcini \n\nsliced\n')).toBe('Dried porcini sliced')
    expect(line(' Cep\t', 'published')).toBe('Cep')
    expect(line('Penny ', 'draft')).toBe('Penny ')
    expect(line(' e\u0301\n', 'draft')).toBe('\u00e9')
    expect(line(['a\nb ', 5])).toEqual(['a b', 5])
    expect(line('  ')).toBeNull()
  })

  test.each(['', ' ', '\n\t ', '\u00a0', '\u200b'])('D-21 is null where nothing of it is visible: %j', (value) => {
    expect(stored(value)).toBeNull()
  })

  test('a number becomes its digits when an admin imports it, and stays a number otherwise', () => {
    expect(stored(8001, ['admin'])).toBe('8001')
    expect(stored(8001)).toBe(8001)
  })
})
