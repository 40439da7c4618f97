import { describe, expect, test } from 'vitest'
import { pathLockOf } from './kept-categories'

const kindOf = (from: string, to: string | null) => pathLockOf(from, to)?.kind ?? null

describe('SHP-01 D-30 a category that a rule names by its path', () => {
  test.each([
    ['products/microscopy/spores', 'products/microscopy/spore-samples'],
    ['products/growing/genetics', 'products/genetics'],
    ['products/growing/genetics', null],
    ['type/psychoactive', 'type/medicinal/psychoactive'],
    ['products/classifieds', null],
    ['consumption-forms/other', 'consumption-forms/something-else'],
    ['flavor', 'flavors'],
  ])('%s is locked (%s)', (from, to) => {
    expect(kindOf(from, to)).toBe('itself')
  })

  test('locks the categories above it, and the lock names it', () => {
    expect(pathLockOf('products/growing', 'products/grow')).toMatchObject({
      kind: 'above',
      path: 'products/growing/genetics',
    })
    expect(kindOf('products/microscopy', null)).toBe('above')
  })

  test('locks a category of spores below it, which may move only within', () => {
    const syringes = 'products/microscopy/spores/syringes'
    expect(kindOf(syringes, 'products/microscopy/syringes')).toBe('below')
    expect(kindOf(syringes, 'products/microscopy/spores/new-syringes')).toBeNull()
    expect(kindOf(syringes, null)).toBeNull()
    expect(kindOf('flavor/nutty', 'nutty')).toBeNull()
  })

  test.each([
    ['products/growing/equipment', 'products/tools'],
    ['products/microscopy/spores-and-more', null],
    ['products/microscopy/spores', 'products/microscopy/spores'],
    ['flavors', null],
  ])('%s is not locked (%s)', (from, to) => {
    expect(kindOf(from, to)).toBeNull()
  })
})
