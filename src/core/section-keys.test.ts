import { describe, expect, test } from 'vitest'
import { filterParameters, formParameters, isTakenKey, productSections } from './section-keys'

describe('FLT-01 keys that no product category may have', () => {
  test.each([...productSections, ...filterParameters, ...formParameters])('%s, in capitals too', (key) => {
    expect([key, key.toLowerCase(), key.toUpperCase()].filter((one) => !isTakenKey(one))).toEqual([])
  })

  test.each(['constructor', 'toString', 'hasOwnProperty'])('%s, which every object has', (key) => {
    expect(isTakenKey(key)).toBe(true)
  })

  test.each(['mushroom', 'growing', 'classifieds', 'prices', 'species-kits'])('%s is free', (key) => {
    expect(isTakenKey(key)).toBe(false)
  })
})
