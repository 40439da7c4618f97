import { describe, expect, test } from 'vitest'
import { populated } from './populated'

describe('T-1A relations that a visitor may not read', () => {
  test('are dropped as bare ids, and the others keep their order', () => {
    expect(populated([{ id: 3 }, 4, null, { id: 1 }])).toEqual([{ id: 3 }, { id: 1 }])
  })

  test.each([null, undefined, [], [1, 2]])('of %j are an empty list', (list) => {
    expect(populated(list)).toEqual([])
  })
})
