import fc from 'fast-check'
import { TypedFastBitSet } from 'typedfastbitset'
import { expect, test } from 'vitest'
import { SlotSet } from './slot-set'

const slot = fc.integer({ min: 0, max: 3000 })

test('a SlotSet of any size equals a plain set', () => {
  fc.assert(
    fc.property(fc.uniqueArray(slot, { maxLength: 2500, size: 'max' }), fc.array(slot), (added, removed) => {
      const set = new SlotSet()
      const plain = new Set(added)
      for (const one of added) set.add(one)
      for (const one of removed) {
        set.remove(one)
        plain.delete(one)
      }
      const bits = new TypedFastBitSet([3001])
      set.addTo(bits)
      expect(new Set(set.slots())).toEqual(plain)
      expect(new Set(bits.array())).toEqual(new Set([...plain, 3001]))
      expect(set.isEmpty()).toBe(plain.size === 0)
    }),
    { numRuns: 100 },
  )
})

test('a SlotSet is empty after thousands were added and removed', () => {
  const set = new SlotSet()
  for (let one = 0; one < 5000; one += 1) set.add(one)
  for (let one = 0; one < 5000; one += 1) set.remove(one)
  expect(set.isEmpty()).toBe(true)
  expect(set.slots()).toEqual([])
})
