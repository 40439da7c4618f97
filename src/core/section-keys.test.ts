import { describe, expect, test } from 'vitest'
import { filterParameters, formParameters, isTakenKey, productSections } from './section-keys'

describe('FLT-01 keys reserved from product categories', () => {
  test.each([...productSections, ...filterParameters, ...formParameters])('%s is reserved, in any case', (key) => {
    expect([key, key.toLowerCase(), key.toUpperCase()].filter((one) => !isTakenKey(one))).toEqual([])
  })

  test.each(['constructor', 'toString', 'hasOwnProperty'])('%s is reserved, since every object has it', (key) => {
    expect(isTakenKey(key)).toBe(true)
  })

  test.each(['mushroom', 'growing', 'classifieds', 'prices', 'species-kits'])('%s is free', (key) => {
    expect(isTakenKey(key)).toBe(false)
  })
})
