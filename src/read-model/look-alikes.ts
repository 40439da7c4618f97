import type { Payload } from 'payload'
import { readDocuments, readTable, toText } from '@/cms/sql'
import { createSpeciesNameIndex, everyName, isEaten, pairNames } from '@/features/catalogue/model'
import { byNumber } from './lookups'

/** A look-alike of a species: one that its record names, or whose record names it. */
export type LookAlike = {
  /** Null where the look-alike has no record here. */
  readonly id: number | null
  /** Whether the pair or the look-alike's own record says that it is deadly. */
  readonly isDeadly: boolean
  /** Continents on which it is recorded; null without a record: it may grow anywhere. */
  readonly continents: readonly string[] | null
}

/**
 * The continents of a species on which no deadly look-alike of it is recorded. A look-alike without a recorded range
 * counts on all of them. Empty for a species without any recorded look-alike, which may have some.
 */
export const withoutDeadlyLookAlike = (
  edibility: string,
  continents: readonly string[],
  lookAlikes: readonly LookAlike[] | null,
): string[] => {
  // The filter is about species that are eaten; no other has a value.
  if (!isEaten(edibility) || !lookAlikes?.length) return []
  const deadly = lookAlikes.filter(({ isDeadly }) => isDeadly)
  return continents.filter(
    (one) => !deadly.some((other) => !other.continents?.length || other.continents.includes(one)),
  )
}

/** The fields of a species by which look-alikes are found. */
export type PairRecord = {
  readonly scientificName: string
  readonly synonyms: readonly { readonly name: string | null }[]
  readonly isDeadly: boolean
  readonly continents: readonly string[]
  readonly pairs: readonly { readonly species: string; readonly isDeadly: boolean }[]
}

/** An index of look-alikes in both directions; records name their look-alikes by scientific name. */
export function createLookAlikes() {
  const records = new Map<number, PairRecord>()
  const names = createSpeciesNameIndex<number>()
  /** Ids of the species whose record names a look-alike, by that name. */
  const namers = new Map<string, Set<number>>()

  const drop = (id: number): void => {
    const record = records.get(id)
    if (!record) return
    records.delete(id)
    names.drop(id, record)
    for (const name of record.pairs.flatMap(({ species }) => pairNames(species))) {
      const naming = namers.get(name)
      naming?.delete(id)
      if (naming?.size === 0) namers.delete(name)
    }
  }

  return {
    drop,
    put: (id: number, record: PairRecord): void => {
      drop(id)
      records.set(id, record)
      names.put(id, record)
      for (const name of record.pairs.flatMap(({ species }) => pairNames(species)))
        namers.set(name, (namers.get(name) ?? new Set()).add(id))
    },
    /** The look-alikes of a species: those that it names and those that name it; null where it has no record here. */
    of: (id: number): readonly LookAlike[] | null => {
      const record = records.get(id)
      if (!record) return null
      const others = (ids: Iterable<number>): readonly (PairRecord & { readonly id: number })[] =>
        [...ids].flatMap((other) => {
          const known = other === id ? undefined : records.get(other)
          return known ? [{ ...known, id: other }] : []
        })
      const named = record.pairs.flatMap(({ species, isDeadly }): LookAlike[] => {
        const meant = others(names.meant(species))
        if (meant.length === 0) return [{ id: null, isDeadly, continents: null }]
        return meant.map((one) => ({ id: one.id, isDeadly: isDeadly || one.isDeadly, continents: one.continents }))
      })
      // The pair in the other record grades this species; the other species is graded by its own record.
      const naming = everyName(record)
        .filter((name) => names.meant(name).includes(id))
        .flatMap((name) => others(namers.get(name) ?? []))
        // A pair that names a variety means the variety where that is a species of its own, and not this one.
        .filter(({ pairs }) => pairs.some(({ species }) => names.meant(species).includes(id)))
      return [...named, ...naming.map((one) => ({ id: one.id, isDeadly: one.isDeadly, continents: one.continents }))]
    },
    /** Species whose look-alikes may change when the given ones are saved, renamed or removed. */
    around: (ids: readonly number[]): number[] => {
      const found = ids.flatMap((id) => {
        const record = records.get(id)
        if (!record) return []
        const own = everyName(record).flatMap((name) => [...names.havingEver(name), ...(namers.get(name) ?? [])])
        return [...own, ...record.pairs.flatMap(({ species }) => names.havingEver(species))]
      })
      return [...new Set(found)]
    },
  }
}

/** Reads the records of all species or of `ids`: published ones, and deadly ones even where they are unpublished. */
async function readRecords(payload: Payload, ids?: readonly number[]): Promise<ReadonlyMap<number, PairRecord>> {
  const partsOf = async (table: string, columns: readonly string[], key = '_parent_id') =>
    byNumber(await readTable(payload, table, [key, ...columns], ids ? { key, ids } : {}), key)
  const [rows, synonyms, pairs, places] = await Promise.all([
    readDocuments(payload, 'mushrooms', ['id', 'specie_scientific_name', 'specie_edibility', '_status'], [], ids),
    partsOf('mushrooms_specie_synonyms', ['name']),
    partsOf('mushrooms_specie_look_alike_species', ['species', 'edibility']),
    partsOf('mushrooms_specie_continents', ['value'], 'parent_id'),
  ])
  const counted = rows.filter(
    ({ _status, specie_edibility }) => _status === 'published' || specie_edibility === 'deadly',
  )
  return new Map(
    counted.map((row) => {
      const id = Number(row.id)
      const record = {
        scientificName: String(row.specie_scientific_name),
        synonyms: (synonyms.get(id) ?? []).map(({ name }) => ({ name: toText(name) })),
        isDeadly: toText(row.specie_edibility) === 'deadly',
        continents: (places.get(id) ?? []).map(({ value }) => String(value)),
        pairs: (pairs.get(id) ?? []).map(({ species, edibility }) => ({
          species: String(species),
          isDeadly: edibility === 'deadly',
        })),
      }
      return [id, record] as const
    }),
  )
}

/** Builds the index of look-alikes from the database. */
export async function readLookAlikes(payload: Payload) {
  const lookAlikes = createLookAlikes()
  for (const [id, record] of await readRecords(payload)) lookAlikes.put(id, record)
  return {
    of: lookAlikes.of,
    /**
     * Reads saved species again.
     * @returns ids of the species whose look-alikes may have changed, by the records from before and after the save
     */
    follow: async (saved: readonly number[]): Promise<number[]> => {
      if (saved.length === 0) return []
      const records = await readRecords(payload, saved)
      const before = lookAlikes.around(saved)
      for (const id of saved) {
        const record = records.get(id)
        if (record) lookAlikes.put(id, record)
        else lookAlikes.drop(id)
      }
      return [...new Set([...before, ...lookAlikes.around(saved)])]
    },
  }
}
