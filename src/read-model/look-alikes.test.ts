import { describe, expect, test } from 'vitest'
import { withoutDeadlyLookAlike, type LookAlike } from './look-alikes'

const double = (isDeadly: boolean, ...continents: string[]): LookAlike => ({ id: 1, isDeadly, continents })

describe('SAF-06 no deadly double here', () => {
  test('leaves the continents on which none is recorded', () => {
    const doubles = [double(true, 'europe', 'asia'), double(false, 'africa')]
    expect(withoutDeadlyLookAlike('choice', ['europe', 'africa', 'north-america'], doubles)).toEqual([
      'africa',
      'north-america',
    ])
  })

  test('a double without a page, or of unknown home, may grow anywhere', () => {
    expect(withoutDeadlyLookAlike('edible', ['europe'], [{ id: null, isDeadly: true, continents: null }])).toEqual([])
    expect(withoutDeadlyLookAlike('edible', ['europe'], [double(true)])).toEqual([])
  })

  test('is said of what is eaten alone, and only where it grows', () => {
    expect(withoutDeadlyLookAlike('edible', ['europe'], [])).toEqual(['europe'])
    expect(withoutDeadlyLookAlike('edible', [], [])).toEqual([])
    for (const grade of ['deadly', 'toxic', 'suspect', 'inedible', 'psychoactive'])
      expect(withoutDeadlyLookAlike(grade, ['europe'], [])).toEqual([])
  })
})
