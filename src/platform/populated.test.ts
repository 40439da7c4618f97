import { describe, expect, test } from 'vitest'
import { populated } from './populated'

describe('T-1A relations a visitor may not see', () => {
  test('stay ids and are dropped, the others keep their order', () => {
    expect(populated([{ id: 3 }, 4, null, { id: 1 }])).toEqual([{ id: 3 }, { id: 1 }])
  })

  test.each([null, undefined, [], [1, 2]])('of %j there are none', (list) => {
    expect(populated(list)).toEqual([])
  })
})
