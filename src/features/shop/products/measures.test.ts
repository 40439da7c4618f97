import { describe, expect, test } from 'vitest'
import { sizeText, weightText } from './measures'

const plain = (text: string): string => text.replace(/\u00a0/g, ' ')

describe('DAT-10 weights are stored in ounces', () => {
  test.each([
    [0.5, '0.5 oz'],
    [12, '12 oz'],
    [15.97, '1 lb'],
    [16, '1 lb'],
    [17.64, '1 lb 1.6 oz'],
    [88, '5 lb 8 oz'],
  ])('%d oz in English are %s', (ounces, text) => {
    expect(plain(weightText(ounces, 'en'))).toBe(text)
  })

  test.each([
    ['es', 12, '340 g'],
    ['pt', 0.5, '14 g'],
    ['pt', 35.27, '1 kg'],
    ['es', 88, '2,5 kg'],
  ] as const)('in %s %d oz are %s', (locale, ounces, text) => {
    expect(plain(weightText(ounces, locale))).toBe(text)
  })
})

describe('DAT-10 sides are stored in inches', () => {
  test.each([
    ['en', '13 × 10 × 1.5 in'],
    ['es', '33 × 25 × 3,8 cm'],
    ['pt', '33 × 25 × 3,8 cm'],
  ] as const)('in %s 13, 10 and 1.5 are %s', (locale, text) => {
    expect(plain(sizeText([13, 10, 1.5], locale))).toBe(text)
  })
})

test('a no-break space joins a number and its unit', () => {
  expect(weightText(88, 'en')).toBe('5\u00a0lb 8\u00a0oz')
  expect(sizeText([1, 2, 3], 'es')).toMatch(/\d\u00a0cm$/)
})
