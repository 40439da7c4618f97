import { describe, expect, test } from 'vitest'
import { monthNames } from '@/platform/i18n/format'
import { seasonText } from './season-text'

const months = monthNames('en')
const text = (season: readonly number[]): string =>
  seasonText(season, {
    locale: 'en',
    monthName: (month) => months[month - 1]?.long ?? '',
    run: (from, to) => `${from} to ${to}`,
    allYear: 'all year',
  })

describe('SPC-01 a season in words', () => {
  test.each([
    [[8, 9, 10, 11], 'August to November'],
    [[6], 'June'],
    [[1, 2, 3, 10, 11, 12], 'October to March'],
    [[3, 4, 5, 9, 10, 11], 'March to May and September to November'],
    [[1, 5, 9], 'January, May, and September'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'all year'],
    [[], ''],
  ])('%j is %s', (season, words) => {
    expect(text(season)).toBe(words)
  })
})
