import { TypedFastBitSet } from 'typedfastbitset'
import type { CountedBits } from './bits'

/** Both bounds are inclusive; null leaves an end open. */
export type Range = { readonly min: number | null; readonly max: number | null }

/** Number of ranges whose slots a column caches; a full cache is emptied. */
const remembered = 32

/** Numbers by slot; NaN stands for unknown, which is in no range. */
export function createColumn() {
  let numbers = new Float64Array(1024).fill(Number.NaN)
  const ranges = new Map<string, TypedFastBitSet>()

  const put = (slot: number, value: number | null): void => {
    if (slot >= numbers.length) {
      const larger = new Float64Array(Math.max(slot + 1, numbers.length * 2)).fill(Number.NaN)
      larger.set(numbers)
      numbers = larger
    }
    numbers[slot] = value ?? Number.NaN
    ranges.clear()
  }

  const inRange = ({ min, max }: Range): TypedFastBitSet => {
    const bits = new TypedFastBitSet()
    const low = min ?? Number.NEGATIVE_INFINITY
    const high = max ?? Number.POSITIVE_INFINITY
    for (let slot = 0; slot < numbers.length; slot += 1) {
      const value = numbers[slot] ?? Number.NaN
      if (value >= low && value <= high) bits.add(slot)
    }
    return bits
  }

  return {
    put,
    at: (slot: number): number => numbers[slot] ?? Number.NaN,
    /**
     * Slots whose number lies in the range, bounds included; cached until a number changes, so do not modify the set.
     */
    between: (range: Range): TypedFastBitSet => {
      const key = `${range.min}:${range.max}`
      const known = ranges.get(key)
      if (known) return known
      if (ranges.size >= remembered) ranges.clear()
      const bits = inRange(range)
      ranges.set(key, bits)
      return bits
    },
    /** Lowest and highest known number among some slots. */
    bounds: (among: CountedBits): { min: number; max: number } | null => {
      let min = Number.POSITIVE_INFINITY
      let max = Number.NEGATIVE_INFINITY
      for (const slot of among.slots()) {
        const value = numbers[slot] ?? Number.NaN
        if (value < min) min = value
        if (value > max) max = value
      }
      return min <= max ? { min, max } : null
    },
  }
}
