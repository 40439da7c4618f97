import { TypedFastBitSet } from 'typedfastbitset'
import { among, intersectAll, union, type Among } from './bits'
import { createColumn, type Column, type Range } from './column'
import { distance, latitudeBand, type Place } from './distance'
import { createFacet, type Facet } from './facet'
import { createOrders, type Comparators } from './orders'

/** What the index keeps of one document. */
export type IndexEntry = {
  readonly id: number
  /** Numeric columns; null where unknown. */
  readonly numbers: Readonly<Record<string, number | null>>
}

/** Values of each facet of a document. */
export type FacetValues = Readonly<Record<string, readonly string[]>>

/** What a visitor chose: OR inside a facet, AND across facets and ranges. */
export type Selection = {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly ranges: Readonly<Record<string, Range>>
  /** Restrictions that are no choice of the sidebar: a text, a place, a list of ids. Never lifted. */
  readonly only: readonly TypedFastBitSet[]
}

type FacetResult = {
  matches: TypedFastBitSet
  total: number
  /** Facet to value to count, each facet counted with its own choice lifted; values without a match are left out. */
  facets: Record<string, Record<string, number>>
  /** Lowest and highest value of each range column, with its own choice lifted; null where there is none. */
  ranges: Record<string, { min: number; max: number } | null>
}

type Definition<E extends IndexEntry, S extends string> = {
  /** Columns a visitor may choose a range of. */
  readonly ranges: readonly string[]
  readonly columns: readonly string[]
  /** Facets that documents are found by and that no query counts. */
  readonly uncounted: readonly string[]
  readonly sorts: Comparators<E, S>
}

/**
 * An in-process index of documents: bit sets for facet values, columns for numbers, kept orders for sorting.
 * Every entry has a slot; slots of removed entries are used again.
 */
export function createFacetIndex<E extends IndexEntry, S extends string>(definition: Definition<E, S>) {
  const slots: (E | undefined)[] = []
  const slotOf = new Map<number, number>()
  const free: number[] = []
  const live = new TypedFastBitSet()
  const facets = new Map<string, Facet>()
  const columns = new Map<string, Column>(definition.columns.map((key) => [key, createColumn()]))
  const uncounted = new Set(definition.uncounted)
  const orders = createOrders(slots, definition.sorts)

  const put = (entry: E, values: FacetValues): void => {
    const slot = slotOf.get(entry.id) ?? free.pop() ?? slots.length
    orders.put(slot, entry)
    slotOf.set(entry.id, slot)
    live.add(slot)
    for (const facet of facets.values()) facet.remove(slot)
    for (const [key, slugs] of Object.entries(values)) {
      if (slugs.length === 0) continue
      const facet = facets.get(key) ?? createFacet()
      facets.set(key, facet)
      facet.put(slot, slugs)
    }
    for (const [key, column] of columns) column.put(slot, entry.numbers[key] ?? null)
  }

  const remove = (id: number): void => {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    orders.put(slot, undefined)
    for (const facet of facets.values()) facet.remove(slot)
    for (const column of columns.values()) column.put(slot, null)
    live.remove(slot)
    slotOf.delete(id)
    free.push(slot)
  }

  /** The bit set of each choice, by facet or column. */
  const choices = ({ values, ranges }: Selection): Map<string, TypedFastBitSet> => {
    const chosen = new Map<string, TypedFastBitSet>()
    for (const [key, wanted] of Object.entries(values)) {
      const facet = facets.get(key)
      if (wanted.length > 0) chosen.set(key, union(facet ? wanted.map((value) => facet.bits(value)) : []))
    }
    for (const [key, range] of Object.entries(ranges)) {
      const column = columns.get(key)
      if (column && (range.min !== null || range.max !== null)) chosen.set(key, column.between(range))
    }
    return chosen
  }

  const query = (selection: Selection): FacetResult => {
    const base = intersectAll([live, ...selection.only])
    const chosen = choices(selection)
    const lifted = (key: string): Among =>
      among(intersectAll([base, ...[...chosen].flatMap(([other, bits]) => (other === key ? [] : [bits]))]))
    const matches = among(intersectAll([base, ...chosen.values()]))
    const of = (key: string): Among => (chosen.has(key) ? lifted(key) : matches)
    return {
      matches: matches.bits,
      total: matches.size,
      facets: Object.fromEntries(
        [...facets].flatMap(([key, facet]) => (uncounted.has(key) ? [] : [[key, facet.count(of(key))] as const])),
      ),
      ranges: Object.fromEntries(definition.ranges.map((key) => [key, columns.get(key)?.bounds(of(key)) ?? null])),
    }
  }

  /** Matches by the values of a facet, those of the most frequent first, and last what has none. */
  const partsOf = (matches: TypedFastBitSet, key: string): readonly TypedFastBitSet[] => {
    const facet = facets.get(key)
    const counts = Object.entries(facet?.count(among(matches)) ?? {})
    if (!facet || counts.length < 2) return [matches]
    const rest = matches.clone()
    const parts = counts
      .toSorted(([a, few], [b, many]) => many - few || (a < b ? -1 : 1))
      .map(([value]) => {
        const part = intersectAll([matches, facet.bits(value)])
        rest.difference(part)
        return part
      })
    return [...parts, rest]
  }

  return {
    put,
    remove,
    query,
    size: (): number => slotOf.size,
    get: (id: number): E | undefined => slots[slotOf.get(id) ?? -1],
    entries: (): E[] => slots.filter((entry) => entry !== undefined),
    /** Values of a facet with at least one document, and how many have it. */
    values: (key: string): Record<string, number> => facets.get(key)?.count(among(live)) ?? {},
    /** Whether any document has this value. */
    has: (key: string, value: string): boolean => !(facets.get(key)?.bits(value).isEmpty() ?? true),
    /** A bit set of the documents with these ids. */
    only: (ids: Iterable<number>): TypedFastBitSet => {
      const bits = new TypedFastBitSet()
      for (const id of ids) {
        const slot = slotOf.get(id)
        if (slot !== undefined) bits.add(slot)
      }
      return bits
    },
    /**
     * Matching entries in the order of `sort`, from `skip` on, at most `limit`. With `apart`, a facet of one value a
     * document, each value is sorted for itself (`partsOf`).
     */
    page: (matches: TypedFastBitSet, sort: S, skip: number, limit: number, apart?: string): E[] => {
      const found: number[] = []
      let before = skip
      for (const part of apart === undefined ? [matches] : partsOf(matches, apart)) {
        if (found.length === limit) break
        found.push(...orders.page(sort, part, before, limit - found.length))
        before = Math.max(0, before - part.size())
      }
      return found.flatMap((slot) => slots[slot] ?? [])
    },
    /** Matching entries in the order of their ids in a list, from `skip` on, at most `limit`. */
    ordered: (matches: TypedFastBitSet, ids: readonly number[], skip: number, limit: number): E[] =>
      ids
        .flatMap((id) => slotOf.get(id) ?? [])
        .filter((slot) => matches.has(slot))
        .slice(skip, skip + limit)
        .flatMap((slot) => slots[slot] ?? []),
    /** All matching entries, in no order. */
    all: (matches: TypedFastBitSet): E[] => matches.array().flatMap((slot) => slots[slot] ?? []),
    /** The documents whose two columns (degrees) lie within some kilometres of a place. */
    near: (place: Place, kilometres: number, latitude: string, longitude: string): TypedFastBitSet => {
      const [lat, lng] = [columns.get(latitude), columns.get(longitude)]
      const found = new TypedFastBitSet()
      if (!lat || !lng) return found
      const { from, to } = latitudeBand(place, kilometres)
      lat.between({ min: from, max: to }).forEach((slot) => {
        if (distance(place, { lat: lat.at(slot), lng: lng.at(slot) }) <= kilometres) found.add(slot)
      })
      return found
    },
  }
}
