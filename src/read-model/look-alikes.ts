import type { Payload } from 'payload'
import { readDocuments, readTable, toText, type Row } from '@/cms/sql'
import { byNumber, readParts } from './lookups'

/** A species that another is taken for, or takes for itself, as far as the two records say. */
export type LookAlike = {
  /** The worse of what the pair and its own page say. */
  readonly isDeadly: boolean
  /** Where it is recorded; null for one without a page, which may grow anywhere. */
  readonly continents: readonly string[] | null
  readonly id: number | null
}

/** Under this key a species hears of every save of a look-alike, whose grade and continents are no part of its face. */
export const lookAlikeKey = (id: number): string => `double:${id}`

/** What is eaten: only of that it matters where its look-alikes grow. */
const eaten: ReadonlySet<string> = new Set(['choice', 'edible', 'edible-when-cooked', 'medicinal'])

/**
 * The continents of a species on which no deadly look-alike of it is recorded. A look-alike without a recorded range
 * counts on all of them.
 */
export const withoutDeadlyLookAlike = (
  edibility: string,
  continents: readonly string[],
  doubles: readonly LookAlike[],
): string[] => {
  if (!eaten.has(edibility)) return []
  const deadly = doubles.filter(({ isDeadly }) => isDeadly)
  return continents.filter(
    (one) => !deadly.some((double) => !double.continents?.length || double.continents.includes(one)),
  )
}

const pairs = 'mushrooms_specie_look_alike_species'
const namesOf = (rows: readonly Row[] | undefined): string[] => (rows ?? []).map(({ species }) => String(species))

/** The look-alikes of species, both ways: those that each names, and those that name it. */
export async function readLookAlikes(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly LookAlike[]>> {
  const [own, named] = await Promise.all([
    readDocuments(payload, 'mushrooms', ['id', 'specie_scientific_name'], [], ids),
    readParts(payload, pairs, ['species', 'edibility'], ids),
  ])
  const ownNames = own.map((row) => String(row.specie_scientific_name))
  const [naming, byName] = await Promise.all([
    readTable(payload, pairs, ['_parent_id', 'species', 'edibility'], { key: 'species', ids: ownNames }),
    readTable(payload, 'mushrooms', ['id'], {
      key: 'specie_scientific_name',
      ids: [...named.values()].flatMap((rows) => namesOf(rows)),
    }),
  ])
  const others = [...naming.map((row) => Number(row._parent_id)), ...byName.map(({ id }) => Number(id))]
  const [documents, places] = await Promise.all([
    readDocuments(payload, 'mushrooms', ['id', 'specie_scientific_name', 'specie_edibility', '_status'], [], others),
    readParts(payload, 'mushrooms_specie_continents', ['value'], others, 'parent_id'),
  ])
  const pages = new Map<string | number, Row>(
    documents
      .filter(({ _status }) => _status === 'published')
      .flatMap((row) => [
        [Number(row.id), row],
        [String(row.specie_scientific_name), row],
      ]),
  )
  const doubleOf = (page: Row | undefined, said: unknown): LookAlike => {
    const id = page === undefined ? null : Number(page.id)
    return {
      id,
      isDeadly: said === 'deadly' || toText(page?.specie_edibility) === 'deadly',
      continents: id === null ? null : (places.get(id) ?? []).map(({ value }) => String(value)),
    }
  }
  const namers = byNumber(
    naming.map((row) => ({ ...row, index: ownNames.indexOf(String(row.species)) })),
    'index',
  )
  return new Map(
    own.map((row, index) => {
      const id = Number(row.id)
      return [
        id,
        [
          ...(named.get(id) ?? []).map((pair) => doubleOf(pages.get(String(pair.species)), pair.edibility)),
          // The pair says how bad this one is to the other; of the other its page knows.
          ...(namers.get(index) ?? []).flatMap((pair) => {
            const page = pages.get(Number(pair._parent_id))
            return page ? [doubleOf(page, null)] : []
          }),
        ],
      ] as const
    }),
  )
}

/** Species that a saved one names now, or is named by: they may not have known it as a look-alike before. */
export async function lookAlikesAround(payload: Payload, ids: readonly number[]): Promise<number[]> {
  return [...(await readLookAlikes(payload, ids)).values()].flatMap((list) => list.flatMap(({ id }) => id ?? []))
}
