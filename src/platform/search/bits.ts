import { TypedFastBitSet } from 'typedfastbitset'

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
