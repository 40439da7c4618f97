import { TypedFastBitSet } from 'typedfastbitset'

/** A bit set that is counted many times: its size, and its members as a list, are computed once. */
export type CountedBits = { readonly bits: TypedFastBitSet; readonly size: number; readonly slots: () => Uint32Array }

export function countedBits(bits: TypedFastBitSet): CountedBits {
  const size = bits.size()
  let slots: Uint32Array | null = null
  const list = (): Uint32Array => {
    const all = new Uint32Array(size)
    let next = 0
    bits.forEach((slot) => (all[next++] = slot))
    return all
  }
  return { bits, size, slots: () => (slots ??= list()) }
}

/** The intersection, as a new set; empty where no sets are given. */
export function intersectAll(sets: readonly TypedFastBitSet[]): TypedFastBitSet {
  const [first, ...others] = sets
  const result = first ? first.clone() : new TypedFastBitSet()
  for (const other of others) result.intersection(other)
  return result
}

/** The union, as a new set. */
export function union(sets: readonly TypedFastBitSet[]): TypedFastBitSet {
  const result = new TypedFastBitSet()
  for (const other of sets) result.union(other)
  return result
}
