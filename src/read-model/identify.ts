import 'server-only'
import type { CardContext, CardView } from '@/cards/card-view'
import type { Locale } from '@/core/locales'
import {
  candidates,
  dangerRank,
  nextQuestions,
  reasonsOf,
  type CharacterSlug,
  type Find,
  type KeyRecord,
} from '@/features/catalogue/model'
import type { IndexedDocument } from './loader'
import { cardContext } from './query'
import { readModel, type ReadModel } from './read-model'
import { searchSpecies, speciesCalled } from './search-species'

/** A species as the key compares it. */
export type KeyedSpecies = {
  readonly view: CardView
  readonly key: KeyRecord
  /** Whether its grade is shown: for harmful and psychoactive species, never for edible ones (KEY-03). */
  readonly isGraded: boolean
}

/** A species that a find could still be, and what speaks for and against it. */
export type Candidate = {
  readonly view: CardView
  readonly harms: boolean
  readonly isGraded: boolean
  readonly reasons: ReturnType<typeof reasonsOf>
}

type Identified = {
  readonly total: number
  readonly harmful: number
  /** How many of the harmful ones have no answer against them. */
  readonly fitting: number
  readonly page: number
  readonly pages: number
  /** One page of the candidates, harmful ones first. */
  readonly list: readonly Candidate[]
  /** Characters to look at next, the one that divides the candidates best first. */
  readonly next: readonly CharacterSlug[]
}

/** A document with its record in the key, or nothing where it is not a species. */
const keyed = (entry: IndexedDocument): { entry: IndexedDocument; key: KeyRecord; isGraded: boolean }[] =>
  entry.species
    ? [
        {
          entry,
          key: entry.species.key,
          isGraded: entry.species.key.harms || entry.species.edibility === 'psychoactive',
        },
      ]
    : []

const withCards = (entries: readonly IndexedDocument[], context: CardContext): KeyedSpecies[] =>
  entries.flatMap(keyed).map(({ entry, ...rest }) => ({ view: entry.card(context), ...rest }))

/** All published species that a find could still be, whatever their type (KEY-01). */
export async function identify(find: Find, locale: Locale, page: number, limit: number): Promise<Identified> {
  const model = await readModel()
  const species = model.indexes.mushrooms.index.entries().flatMap(keyed)
  const records = species.map(({ key }) => key)
  const { order, harmful, fitting } = candidates(records, find)
  const pages = Math.max(1, Math.ceil(order.length / limit))
  const shown = Math.min(page, pages)
  const context = cardContext(model, locale)
  return {
    total: order.length,
    harmful,
    fitting,
    page: shown,
    pages,
    list: order.slice((shown - 1) * limit, shown * limit).flatMap((index) => {
      const found = species[index]
      if (!found) return []
      const { entry, key, isGraded } = found
      const { harms } = key
      return [{ view: entry.card(context), harms, isGraded, reasons: reasonsOf(key, find) }]
    }),
    next: nextQuestions(records, order, find),
  }
}

/** A species by its slug, as the key compares it; null where none is published under it. */
export async function keyedSpecies(slug: string, locale: Locale): Promise<KeyedSpecies | null> {
  const model = await readModel()
  const found = model.indexes.mushrooms.bySlug(slug)
  return withCards(found ? [found] : [], cardContext(model, locale))[0] ?? null
}

/** Species with these ids, the most dangerous first: all harmful ones, and the first `others` of the rest. */
function dangerousFirst(model: ReadModel, ids: readonly number[], locale: Locale, others: number): KeyedSpecies[] {
  const entries = ids.flatMap((id) => model.indexes.mushrooms.index.get(id) ?? [])
  const harmful = entries.filter(({ species }) => species?.key.harms)
  const harmless = entries.filter(({ species }) => !species?.key.harms)
  const ranked = [...harmful, ...harmless.slice(0, others)].toSorted(
    (a, b) => dangerRank(a.species?.edibility) - dangerRank(b.species?.edibility),
  )
  return withCards(ranked, cardContext(model, locale))
}

/**
 * Species that a search finds, to choose from: the most dangerous first, every harmful one included (KEY-04, SAF-02).
 */
export async function foundSpecies(text: string, locale: Locale, others: number): Promise<KeyedSpecies[]> {
  const model = await readModel()
  return dangerousFirst(model, searchSpecies(model, text), locale, others)
}

/** All species of a list, to choose from: the most dangerous first. */
export const listedSpecies = async (ids: readonly number[], locale: Locale): Promise<KeyedSpecies[]> =>
  dangerousFirst(await readModel(), ids, locale, ids.length)

/** The meaning of a name: one species, one of several, only a search term of harmful species (`searched`), or none. */
type NamedSpecies =
  | { readonly kind: 'one'; readonly species: KeyedSpecies }
  | { readonly kind: 'several'; readonly meant: readonly KeyedSpecies[] }
  | { readonly kind: 'searched' | 'none' }

/** The species that a slug or a name in any language means (KEY-04). */
export async function namedSpecies(text: string, locale: Locale): Promise<NamedSpecies> {
  const bySlug = await keyedSpecies(text, locale)
  if (bySlug) return { kind: 'one', species: bySlug }
  const model = await readModel()
  const context = cardContext(model, locale)
  const called = speciesCalled(model, text)
  if (called.named.length === 0) return { kind: called.meant.length > 0 ? 'searched' : 'none' }
  const meant = withCards(called.meant, context)
  const [species] = meant
  return species && meant.length === 1 ? { kind: 'one', species } : { kind: 'several', meant }
}
