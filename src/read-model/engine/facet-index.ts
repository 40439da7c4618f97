import { TypedFastBitSet } from 'typedfastbitset'
import { countedBits, intersectAll, type CountedBits } from './bits'
import type { Facet } from './facet'
import { createFilterValues, type FacetValues, type Numbers, type Selection } from './filter-values'
import { createOrders, type Comparators } from './orders'
import { createSlots } from './slots'

/** What the index keeps of one document. */
export type IndexEntry = { readonly id: number; readonly numbers: Numbers }

type FacetResult = {
  matches: TypedFastBitSet
  total: number
  /** Counts by facet and value, each facet's without its own selection; values without a match are left out. */
  facets: Record<string, Record<string, number>>
  /** Lowest and highest value of each range column, without its own selection; null where there is none. */
  ranges: Record<string, { min: number; max: number } | null>
}

type Definition<E extends IndexEntry, S extends string> = {
  /** Columns a visitor may choose a range of. */
  readonly ranges: readonly string[]
  readonly columns: readonly string[]
  /** Facets that queries filter by but do not count. */
  readonly uncounted: readonly string[]
  readonly sorts: Comparators<E, S>
}

/** Splits matches by the values of a facet, the most frequent value first; those without a value come last. */
function partsOf(matches: TypedFastBitSet, facet: Facet | undefined): readonly TypedFastBitSet[] {
  const counts = Object.entries(facet?.count(countedBits(matches)) ?? {})
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

/**
 * An in-process index of documents: bit sets for facet values, columns for numbers, cached sort orders. Every entry has
 * a slot; slots of removed entries are reused.
 */
export function createFacetIndex<E extends IndexEntry, S extends string>(definition: Definition<E, S>) {
  const entries: (E | undefined)[] = []
  const slots = createSlots()
  const live = new TypedFastBitSet()
  const filters = createFilterValues(definition.columns)
  const uncounted = new Set(definition.uncounted)
  const orders = createOrders(entries, definition.sorts)

  const at = (found: readonly number[]): E[] => found.flatMap((slot) => entries[slot] ?? [])

  const query = (selection: Selection): FacetResult => {
    const base = intersectAll([live, ...selection.only])
    const chosen = filters.chosen(selection)
    const lifted = (key: string): CountedBits =>
      countedBits(intersectAll([base, ...[...chosen].flatMap(([other, bits]) => (other === key ? [] : [bits]))]))
    const matches = countedBits(intersectAll([base, ...chosen.values()]))
    const of = (key: string): CountedBits => (chosen.has(key) ? lifted(key) : matches)
    return {
      matches: matches.bits,
      total: matches.size,
      facets: Object.fromEntries(
        [...filters.facets].flatMap(([key, facet]) =>
          uncounted.has(key) ? [] : [[key, facet.count(of(key))] as const],
        ),
      ),
      ranges: Object.fromEntries(definition.ranges.map((key) => [key, filters.column(key)?.bounds(of(key)) ?? null])),
    }
  }

  return {
    put: (entry: E, values: FacetValues): void => {
      const slot = slots.take(entry.id)
      orders.put(slot, entry)
      live.add(slot)
      filters.put(slot, values, entry.numbers)
    },
    remove: (id: number): void => {
      const slot = slots.release(id)
      if (slot === undefined) return
      orders.put(slot, undefined)
      filters.remove(slot)
      live.remove(slot)
    },
    query,
    size: slots.size,
    get: (id: number): E | undefined => entries[slots.of(id) ?? -1],
    entries: (): E[] => entries.filter((entry) => entry !== undefined),
    /** Values of a facet with at least one document, and how many have it. */
    values: (key: string): Record<string, number> => filters.facets.get(key)?.count(countedBits(live)) ?? {},
    /** Whether any document has this value. */
    has: (key: string, value: string): boolean => !(filters.facets.get(key)?.bits(value).isEmpty() ?? true),
    /** A bit set of the documents with these ids. */
    only: (ids: Iterable<number>): TypedFastBitSet => {
      const bits = new TypedFastBitSet()
      for (const id of ids) {
        const slot = slots.of(id)
        if (slot !== undefined) bits.add(slot)
      }
      return bits
    },
    /**
     * Matching entries in the order of `sort`, from `skip` on, at most `limit`. With `apart`, a facet with one value
     * per document, the entries of each value are sorted separately (`partsOf`).
     */
    page: (matches: TypedFastBitSet, sort: S, skip: number, limit: number, apart?: string): E[] => {
      const found: number[] = []
      let before = skip
      for (const part of apart === undefined ? [matches] : partsOf(matches, filters.facets.get(apart))) {
        if (found.length === limit) break
        found.push(...orders.page(sort, part, before, limit - found.length))
        before = Math.max(0, before - part.size())
      }
      return at(found)
    },
    /** Matching entries in the order of their ids in a list, from `skip` on, at most `limit`. */
    ordered: (matches: TypedFastBitSet, ids: readonly number[], skip: number, limit: number): E[] =>
      at(
        ids
          .flatMap((id) => slots.of(id) ?? [])
          .filter((slot) => matches.has(slot))
          .slice(skip, skip + limit),
      ),
    /** All matching entries, in no order. */
    all: (matches: TypedFastBitSet): E[] => at(matches.array()),
    near: filters.near,
  }
}
