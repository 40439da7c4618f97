import { TypedFastBitSet } from 'typedfastbitset'
import { union } from './bits'
import { createColumn, type Range } from './column'
import { distance, latitudeBand, type Place } from './distance'
import { createFacet, type Facet } from './facet'

/** Values of each facet of a document. */
export type FacetValues = Readonly<Record<string, readonly string[]>>

/** Numbers of a document by column; null where unknown. */
export type Numbers = Readonly<Record<string, number | null>>

/** A visitor's selection: OR inside a facet, AND across facets and ranges. */
export type Selection = {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly ranges: Readonly<Record<string, Range>>
  /**
   * Restrictions that do not come from the sidebar: a text, a place, a list of ids. Facet counts always respect them.
   */
  readonly only: readonly TypedFastBitSet[]
}

/** Facets and number columns by slot: a facet for each key that a document has, and the columns named. */
export function createFilterValues(columnKeys: readonly string[]) {
  const facets = new Map<string, Facet>()
  const columns = new Map(columnKeys.map((key) => [key, createColumn()]))

  return {
    facets: facets as ReadonlyMap<string, Facet>,
    put: (slot: number, values: FacetValues, numbers: Numbers): void => {
      for (const facet of facets.values()) facet.remove(slot)
      for (const [key, slugs] of Object.entries(values)) {
        if (slugs.length === 0) continue
        const facet = facets.get(key) ?? createFacet()
        facets.set(key, facet)
        facet.put(slot, slugs)
      }
      for (const [key, column] of columns) column.put(slot, numbers[key] ?? null)
    },
    remove: (slot: number): void => {
      for (const facet of facets.values()) facet.remove(slot)
      for (const column of columns.values()) column.put(slot, null)
    },
    column: (key: string) => columns.get(key),
    /** The bit set of each active filter, by the key of its facet or column. */
    chosen: ({ values, ranges }: Selection): Map<string, TypedFastBitSet> => {
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
    },
    /** The slots whose two columns (degrees) lie within some kilometres of a place. */
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
