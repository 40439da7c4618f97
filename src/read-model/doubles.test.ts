import { describe, expect, test } from 'vitest'
import { withoutDeadlyDouble, type Double } from './doubles'

const double = (isDeadly: boolean, ...continents: string[]): Double => ({ id: 1, isDeadly, continents })

describe('SAF-06 no deadly double here', () => {
  test('leaves the continents on which none is recorded', () => {
    const doubles = [double(true, 'europe', 'asia'), double(false, 'africa')]
    expect(withoutDeadlyDouble('choice', ['europe', 'africa', 'north-america'], doubles)).toEqual([
      'africa',
      'north-america',
    ])
  })

  test('a double without a page, or of unknown home, may grow anywhere', () => {
    expect(withoutDeadlyDouble('edible', ['europe'], [{ id: null, isDeadly: true, continents: null }])).toEqual([])
    expect(withoutDeadlyDouble('edible', ['europe'], [double(true)])).toEqual([])
  })

  test('is said of what is eaten alone, and only where it grows', () => {
    expect(withoutDeadlyDouble('edible', ['europe'], [])).toEqual(['europe'])
    expect(withoutDeadlyDouble('edible', [], [])).toEqual([])
    for (const grade of ['deadly', 'toxic', 'suspect', 'inedible', 'psychoactive'])
      expect(withoutDeadlyDouble(grade, ['europe'], [])).toEqual([])
  })
})
