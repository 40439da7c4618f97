import { TypedFastBitSet } from 'typedfastbitset'

/** A set that is counted over and over: its size, and its members as a list, are found once. */
export type Among = { readonly bits: TypedFastBitSet; readonly size: number; readonly slots: () => Uint32Array }

export function among(bits: TypedFastBitSet): Among {
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

/** What is in all of these; with none of them, nothing. The sets given stay as they are. */
export function intersectAll(sets: readonly TypedFastBitSet[]): TypedFastBitSet {
  const [first, ...others] = sets
  const result = first ? first.clone() : new TypedFastBitSet()
  for (const other of others) result.intersection(other)
  return result
}

/** What is in any of these. The sets given stay as they are. */
export function union(sets: readonly TypedFastBitSet[]): TypedFastBitSet {
  const result = new TypedFastBitSet()
  for (const other of sets) result.union(other)
  return result
}
