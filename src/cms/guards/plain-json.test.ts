import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '@/core/limits'
import { jsonProblem } from './request-guard'

const problemOf = (value: unknown) => jsonProblem(value, limits.body.depth)

describe('G1 jsonProblem', () => {
  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withDate: true, withMap: true, maxDepth: 20 }), (value) => {
        expect([null, 'refusals.malformedJson', 'refusals.tooDeep']).toContain(problemOf(value))
      }),
    )
  })

  test('JSON up to 12 levels passes, and fails with a prototype key inside', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 10 }),
        fc.constantFrom('__proto__', 'constructor', 'prototype'),
        (value, key) => {
          const text = JSON.stringify(value)
          fc.pre(!/"(__proto__|constructor|prototype)":|\\u0000|\d{16}|e\+/.test(text))
          expect(problemOf(JSON.parse(text))).toBe(null)
          expect(problemOf(JSON.parse(`{"x":[{"${key}":${text}}]}`))).toBe('refusals.malformedJson')
        },
      ),
    )
  })

  test.each([9007199254740993, -9007199254740993, 1e300])(
    'a whole number beyond the safe range is rejected: %s',
    (number) => {
      expect(problemOf({ specie: { nutrients: [{ thiamin: number }] } })).toBe('refusals.malformedJson')
    },
  )

  test.each([0, -1.5, 1e-9, 9007199254740991])('%s is accepted', (number) => {
    expect(problemOf({ number })).toBe(null)
  })

  test('a string with NUL is rejected, since PostgreSQL cannot store it', () => {
    expect(problemOf({ name: ['a\0b'] })).toBe('refusals.malformedJson')
  })

  test('a cyclic value is rejected as too deep', () => {
    const loop: Record<string, unknown> = {}
    loop.loop = loop
    expect(problemOf(loop)).toBe('refusals.tooDeep')
  })
})
