import { TypedFastBitSet } from 'typedfastbitset'
import type { Among } from './bits'

const nothing = new TypedFastBitSet()

/** Above this many words to look through, counting by walking the documents is the cheaper way. */
const walkFrom = 4

/** One facet: which documents have which value. */
export function createFacet() {
  const values = new Map<string, { bits: TypedFastBitSet; ordinal: number }>()
  const names: string[] = []
  const ordinals: (readonly number[])[] = []

  const valueOf = (name: string) => {
    let value = values.get(name)
    if (!value) {
      value = { bits: new TypedFastBitSet(), ordinal: names.length }
      values.set(name, value)
      names.push(name)
    }
    return value
  }

  const countByBits = (among: Among): Record<string, number> => {
    const counts: Record<string, number> = {}
    for (const [name, { bits }] of values) {
      const count = bits.intersection_size(among.bits)
      if (count > 0) counts[name] = count
    }
    return counts
  }

  /** Cheaper than bit sets where there are many values with few documents each. */
  const countByWalk = (among: Among): Record<string, number> => {
    const tally = new Uint32Array(names.length)
    for (const slot of among.slots()) {
      for (const ordinal of ordinals[slot] ?? []) tally[ordinal] = (tally[ordinal] ?? 0) + 1
    }
    const counts: Record<string, number> = {}
    tally.forEach((count, ordinal) => {
      const name = names[ordinal]
      if (count > 0 && name !== undefined) counts[name] = count
    })
    return counts
  }

  return {
    put: (slot: number, slugs: readonly string[]): void => {
      const own = [...new Set(slugs)].map(valueOf)
      for (const { bits } of own) bits.add(slot)
      ordinals[slot] = own.map(({ ordinal }) => ordinal)
    },
    remove: (slot: number): void => {
      for (const ordinal of ordinals[slot] ?? []) values.get(names[ordinal] ?? '')?.bits.remove(slot)
      ordinals[slot] = []
    },
    bits: (name: string): TypedFastBitSet => values.get(name)?.bits ?? nothing,
    count: (among: Among): Record<string, number> => {
      const words = names.length * (ordinals.length / 32)
      return words > walkFrom * among.size ? countByWalk(among) : countByBits(among)
    },
  }
}

export type Facet = ReturnType<typeof createFacet>
