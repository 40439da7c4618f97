import { TypedFastBitSet } from 'typedfastbitset'

/** Bounds count as inside; null is open. */
export type Range = { readonly min: number | null; readonly max: number | null }

/** Numbers by slot; NaN stands for unknown, which is in no range. */
export function createColumn() {
  let numbers = new Float64Array(1024).fill(Number.NaN)

  const put = (slot: number, value: number | null): void => {
    if (slot >= numbers.length) {
      const larger = new Float64Array(Math.max(slot + 1, numbers.length * 2)).fill(Number.NaN)
      larger.set(numbers)
      numbers = larger
    }
    numbers[slot] = value ?? Number.NaN
  }

  return {
    put,
    at: (slot: number): number => numbers[slot] ?? Number.NaN,
    /** Slots whose number lies in the range, bounds included. */
    between: ({ min, max }: Range): TypedFastBitSet => {
      const bits = new TypedFastBitSet()
      const low = min ?? Number.NEGATIVE_INFINITY
      const high = max ?? Number.POSITIVE_INFINITY
      for (let slot = 0; slot < numbers.length; slot += 1) {
        const value = numbers[slot] ?? Number.NaN
        if (value >= low && value <= high) bits.add(slot)
      }
      return bits
    },
    /** Lowest and highest known number among some slots. */
    bounds: (among: TypedFastBitSet): { min: number; max: number } | null => {
      let min = Number.POSITIVE_INFINITY
      let max = Number.NEGATIVE_INFINITY
      among.forEach((slot) => {
        const value = numbers[slot] ?? Number.NaN
        if (value < min) min = value
        if (value > max) max = value
      })
      return min <= max ? { min, max } : null
    },
  }
}

export type Column = ReturnType<typeof createColumn>
