import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlainJson } from './request-guard'

describe('G1 isPlainJson', () => {
  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withDate: true, withMap: true, maxDepth: 20 }), (value) => {
        expect(typeof isPlainJson(value)).toBe('boolean')
      }),
    )
  })

  test('every JSON value of up to 12 levels without such a key passes, and fails once one is put in', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 10 }),
        fc.constantFrom('__proto__', 'constructor', 'prototype'),
        (value, key) => {
          const text = JSON.stringify(value)
          fc.pre(!/"(__proto__|constructor|prototype)":|\\u0000|\d{16}|e\+/.test(text))
          expect(isPlainJson(JSON.parse(text))).toBe(true)
          expect(isPlainJson(JSON.parse(`{"x":[{"${key}":${text}}]}`))).toBe(false)
        },
      ),
    )
  })

  test.each([9007199254740993, -9007199254740993, 1e300])('no whole number was rounded: %s', (number) => {
    expect(isPlainJson({ specie: { nutrients: [{ thiamin: number }] } })).toBe(false)
  })

  test.each([0, -1.5, 1e-9, 9007199254740991])('%s is a number like another', (number) => {
    expect(isPlainJson({ number })).toBe(true)
  })

  test('no text holds a NUL, which PostgreSQL could not keep', () => {
    expect(isPlainJson({ name: ['a\0b'] })).toBe(false)
  })

  test('a value that holds itself ends', () => {
    const loop: Record<string, unknown> = {}
    loop.loop = loop
    expect(isPlainJson(loop)).toBe(false)
  })
})
