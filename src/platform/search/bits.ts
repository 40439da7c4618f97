import { TypedFastBitSet } from 'typedfastbitset'

/** A set that is counted over and over: its size, and its members as a list, are found once. */
export type Among = { readonly bits: TypedFastBitSet; readonly size: number; readonly slots: () => readonly number[] }

export function among(bits: TypedFastBitSet): Among {
  let slots: readonly number[] | null = null
  return { bits, size: bits.size(), slots: () => (slots ??= bits.array()) }
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
