import { TypedFastBitSet } from 'typedfastbitset'
import type { CountedBits } from './bits'

const nothing = new TypedFastBitSet()

/** With more 32-bit words of bit sets than this per document, counting by walking the documents is cheaper. */
const walkFrom = 4

/** Values per document in the flat array of ordinals; few documents have more. */
const width = 4

/** One facet: which documents have which value. */
export function createFacet() {
  const values = new Map<string, { bits: TypedFastBitSet; ordinal: number }>()
  /** Value names by ordinal. Ordinals begin at 1, as 0 stands for no value. */
  const names: string[] = ['']
  /** Ordinals by slot, `width` for each, in one flat array: a walk over many documents reads memory sequentially. */
  let ordinals = new Uint32Array(1024 * width)
  let slots = 0
  /** Ordinals beyond `width`, by slot. */
  const more = new Map<number, readonly number[]>()

  const valueOf = (name: string) => {
    let value = values.get(name)
    if (!value) {
      value = { bits: new TypedFastBitSet(), ordinal: names.length }
      values.set(name, value)
      names.push(name)
    }
    return value
  }

  const ordinalsOf = (slot: number): number[] => [
    ...ordinals.subarray(slot * width, (slot + 1) * width).filter((ordinal) => ordinal > 0),
    ...(more.get(slot) ?? []),
  ]

  const write = (slot: number, own: readonly number[]): void => {
    if ((slot + 1) * width > ordinals.length) {
      const larger = new Uint32Array(Math.max((slot + 1) * width, ordinals.length * 2))
      larger.set(ordinals)
      ordinals = larger
    }
    slots = Math.max(slots, slot + 1)
    for (let place = 0; place < width; place += 1) ordinals[slot * width + place] = own[place] ?? 0
    if (own.length > width) more.set(slot, own.slice(width))
    else more.delete(slot)
  }

  const countByBits = (among: CountedBits): Record<string, number> => {
    const counts: Record<string, number> = {}
    for (const [name, { bits }] of values) {
      const count = bits.intersection_size(among.bits)
      if (count > 0) counts[name] = count
    }
    return counts
  }

  /** Cheaper than bit sets where there are many values with few documents each. */
  const countByWalk = (among: CountedBits): Record<string, number> => {
    const tally = new Uint32Array(names.length)
    const add = (ordinal: number) => (tally[ordinal] = (tally[ordinal] ?? 0) + 1)
    for (const slot of among.slots()) {
      const from = slot * width
      let place = from
      for (; place < from + width; place += 1) {
        const ordinal = ordinals[place] ?? 0
        if (ordinal === 0) break
        tally[ordinal] = (tally[ordinal] ?? 0) + 1
      }
      if (place === from + width) more.get(slot)?.forEach(add)
    }
    const counts: Record<string, number> = {}
    for (let ordinal = 1; ordinal < tally.length; ordinal += 1) {
      const count = tally[ordinal] ?? 0
      if (count > 0) counts[names[ordinal] ?? ''] = count
    }
    return counts
  }

  return {
    put: (slot: number, slugs: readonly string[]): void => {
      const own = [...new Set(slugs)].map(valueOf)
      for (const { bits } of own) bits.add(slot)
      write(
        slot,
        own.map(({ ordinal }) => ordinal),
      )
    },
    remove: (slot: number): void => {
      if (slot >= slots) return
      for (const ordinal of ordinalsOf(slot)) values.get(names[ordinal] ?? '')?.bits.remove(slot)
      write(slot, [])
    },
    bits: (name: string): TypedFastBitSet => values.get(name)?.bits ?? nothing,
    count: (among: CountedBits): Record<string, number> =>
      names.length * (slots / 32) > walkFrom * among.size ? countByWalk(among) : countByBits(among),
  }
}

export type Facet = ReturnType<typeof createFacet>
