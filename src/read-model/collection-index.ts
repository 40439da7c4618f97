import { locales, textIn, type Locale, type Text } from '@/core/locales'
import type { CardCollection } from '@/core/collections'
import { createFacetIndex } from './engine/facet-index'
import type { Comparators } from './engine/orders'
import { SlotSet } from './engine/slot-set'
import { createTextIndex } from './engine/text-index'
import { filterRules } from './filters/rules'
import { categoryFacet, currencyFacet, vendorFacet } from './filters/sections'
import type { UnpublishedHarm, IndexedDocument, Loaded } from './loader'

export type IndexSort = 'createdAt' | '-createdAt' | '-publishedAt' | 'price' | '-price' | '-rating' | `title:${Locale}`

/** Compares documents by a number; those without it come last in either direction. */
const by =
  (column: string, direction: 1 | -1) =>
  (a: IndexedDocument, b: IndexedDocument): number => {
    const [left, right] = [a.numbers[column] ?? null, b.numbers[column] ?? null]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return (left - right) * direction
  }

const byTitle = (locale: Locale): ((a: IndexedDocument, b: IndexedDocument) => number) => {
  const { compare } = new Intl.Collator(locale)
  return (a, b) => compare(textIn(a.title, locale), textIn(b.title, locale))
}

const titles = Object.fromEntries(locales.map((locale) => [`title:${locale}`, byTitle(locale)])) as Record<
  `title:${Locale}`,
  (a: IndexedDocument, b: IndexedDocument) => number
>

const comparators: Comparators<IndexedDocument, IndexSort> = {
  createdAt: by('createdAt', 1),
  '-createdAt': by('createdAt', -1),
  '-publishedAt': by('publishedAt', -1),
  price: by('price', 1),
  '-price': by('price', -1),
  '-rating': by('rating', -1),
  ...titles,
}

/** The key of a document that others show something of, and the ids of those others. */
type Shown = { readonly key: string; readonly by: SlotSet }

/** The index of one collection's published documents: facets, sort orders, text search, slugs and dependencies. */
export function createCollectionIndex(collection: CardCollection) {
  const ranges = [...filterRules(collection).ranges]
  const index = createFacetIndex<IndexedDocument, IndexSort>({
    ranges,
    columns: [...new Set([...ranges, 'lat', 'lng'])],
    uncounted: [categoryFacet, vendorFacet, currencyFacet],
    sorts: comparators,
  })
  // Products are found by their species, so their titles (up to a hundred thousand) are not indexed without spaces.
  const text = createTextIndex({ closesNames: collection !== 'products' })
  const labels = new Map<string, Map<string, Text>>()
  const shown = new Map<string, Shown>()
  const shownBy = new Map<number, readonly Shown[]>()
  const stale = new Map<number, number>()
  const idsBySlug = new Map<string, number>()
  const withdrawn = new Set<number>()
  const hidden = new Map<number, UnpublishedHarm>()

  const shownOf = (key: string): Shown => {
    const known = shown.get(key) ?? { key, by: new SlotSet() }
    shown.set(known.key, known)
    return known
  }

  /** Records which documents this one shows something of; only differences are written. */
  const depend = (id: number, keys: readonly string[]): void => {
    const before = shownBy.get(id) ?? []
    const now = Array.from(new Set(keys), shownOf)
    for (const one of now) if (!before.includes(one)) one.by.add(id)
    for (const one of before) {
      if (now.includes(one)) continue
      one.by.remove(id)
      if (one.by.isEmpty()) shown.delete(one.key)
    }
    if (now.length > 0) shownBy.set(id, now)
    else shownBy.delete(id)
  }

  const takeOut = (id: number): void => {
    const slug = index.get(id)?.slug
    if (slug !== undefined && idsBySlug.get(slug) === id) idsBySlug.delete(slug)
    index.remove(id)
    text.remove(id)
    stale.delete(id)
    hidden.delete(id)
  }

  return {
    index,
    text,
    drop: (id: number): void => {
      depend(id, [])
      takeOut(id)
      withdrawn.delete(id)
    },
    put: ({ documents, labels: named, hidden: unseen = [] }: Loaded): void => {
      for (const { facets, names, about, dependsOn, staleAt, isWithdrawn, ...entry } of documents) {
        if (isWithdrawn) {
          takeOut(entry.id)
          withdrawn.add(entry.id)
          // Its dependencies stay, so that it is loaded again when its species changes.
          depend(entry.id, dependsOn)
          continue
        }
        withdrawn.delete(entry.id)
        hidden.delete(entry.id)
        const before = index.get(entry.id)?.slug
        if (before !== undefined && before !== entry.slug) idsBySlug.delete(before)
        idsBySlug.set(entry.slug, entry.id)
        index.put(entry, facets)
        text.put({ id: entry.id, names, about })
        depend(entry.id, dependsOn)
        if (staleAt === null) stale.delete(entry.id)
        else stale.set(entry.id, staleAt)
      }
      // Hidden species are only in the text index: a search recognizes their names, and no list can show them.
      for (const one of unseen) {
        hidden.set(one.id, one)
        text.put({ id: one.id, names: one.names, about: [] })
      }
      for (const [key, values] of Object.entries(named)) {
        const known = labels.get(key) ?? new Map<string, Text>()
        for (const [value, name] of values) known.set(value, name)
        labels.set(key, known)
      }
    },
    /** Ids of the published documents that are withdrawn from every list (SAF-04). */
    withdrawn: (): readonly number[] => [...withdrawn],
    /** Unpublished harmful species, by id. */
    hidden: hidden as ReadonlyMap<number, UnpublishedHarm>,
    /** The published document with this slug. */
    bySlug: (slug: string): IndexedDocument | undefined => index.get(idsBySlug.get(slug) ?? -1),
    /** Documents that show something of the one that `key` names. */
    dependents: (key: string): readonly number[] => shown.get(key)?.by.slots() ?? [],
    /** Ids of the documents whose `staleAt` moment has passed. */
    staleAt: (now: number): number[] => [...stale].flatMap(([id, moment]) => (moment <= now ? [id] : [])),
    /** The name of a value of an `entries` group; undefined where no document has the value. */
    nameOf: (key: string, value: string): Text | undefined =>
      index.has(key, value) ? (labels.get(key)?.get(value) ?? value) : undefined,
    /** Names of the values that documents have in an `entries` group, the most frequent ones first. */
    entries: (key: string, limit: number): ReadonlyMap<string, Text> => {
      const counts = Object.entries(index.values(key)).toSorted(([, a], [, b]) => b - a)
      return new Map(counts.slice(0, limit).map(([value]) => [value, labels.get(key)?.get(value) ?? value]))
    },
  }
}

export type CollectionIndex = ReturnType<typeof createCollectionIndex>
