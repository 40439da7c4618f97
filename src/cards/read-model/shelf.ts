import { locales, textIn, type Locale, type Text } from '@/core/locales'
import type { CardCollection } from '@/core/collections'
import { createFacetIndex } from '@/platform/search/facet-index'
import type { Comparators } from '@/platform/search/orders'
import { SlotSet } from '@/platform/search/slot-set'
import { createTextIndex } from '@/platform/search/text-index'
import { filterRules } from '../filters/rules'
import type { Loaded, Shelved } from './listing'

export type ShelfSort = 'createdAt' | '-createdAt' | 'price' | '-price' | '-rating' | `title:${Locale}`

/** Unknown numbers come last, whichever way one sorts. */
const by =
  (column: string, direction: 1 | -1) =>
  (a: Shelved, b: Shelved): number => {
    const [left, right] = [a.numbers[column] ?? null, b.numbers[column] ?? null]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return (left - right) * direction
  }

const byTitle = (locale: Locale): ((a: Shelved, b: Shelved) => number) => {
  const { compare } = new Intl.Collator(locale)
  return (a, b) => compare(textIn(a.title, locale), textIn(b.title, locale))
}

const titles = Object.fromEntries(locales.map((locale) => [`title:${locale}`, byTitle(locale)])) as Record<
  `title:${Locale}`,
  (a: Shelved, b: Shelved) => number
>

const comparators: Comparators<Shelved, ShelfSort> = {
  createdAt: by('createdAt', 1),
  '-createdAt': by('createdAt', -1),
  price: by('price', 1),
  '-price': by('price', -1),
  '-rating': by('rating', -1),
  ...titles,
}

/** A document of which others show something, and the ids of those. */
type Shown = { readonly key: string; readonly by: SlotSet }

/** The published documents of one collection, with everything that finds them. */
export function createShelf(collection: CardCollection) {
  const ranges = [...filterRules(collection).ranges]
  const index = createFacetIndex<Shelved, ShelfSort>({
    ranges,
    columns: [...new Set([...ranges, 'lat', 'lng'])],
    sorts: comparators,
  })
  const text = createTextIndex()
  const labels = new Map<string, Map<string, Text>>()
  const shown = new Map<string, Shown>()
  const shownBy = new Map<number, readonly Shown[]>()
  const stale = new Map<number, number>()

  const shownOf = (key: string): Shown => {
    const known = shown.get(key) ?? { key, by: new SlotSet() }
    shown.set(known.key, known)
    return known
  }

  /** Notes what a document shows something of; what it goes on showing is left alone. */
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

  return {
    index,
    text,
    drop: (id: number): void => {
      depend(id, [])
      index.remove(id)
      text.remove(id)
      stale.delete(id)
    },
    put: ({ listed, labels: named }: Loaded): void => {
      for (const { facets, names, about, dependsOn, staleAt, ...entry } of listed) {
        index.put(entry, facets)
        text.put({ id: entry.id, names, about })
        depend(entry.id, dependsOn)
        if (staleAt === null) stale.delete(entry.id)
        else stale.set(entry.id, staleAt)
      }
      for (const [key, values] of Object.entries(named)) {
        const known = labels.get(key) ?? new Map<string, Text>()
        for (const [value, name] of values) known.set(value, name)
        labels.set(key, known)
      }
    },
    /** Documents that show something of the one that `key` names. */
    dependents: (key: string): readonly number[] => shown.get(key)?.by.slots() ?? [],
    /** Documents to be read again though nobody saved them. */
    staleAt: (now: number): number[] => [...stale].flatMap(([id, moment]) => (moment <= now ? [id] : [])),
    /** What a value of an `entries` group is called, while a document has it. */
    nameOf: (key: string, value: string): Text | undefined =>
      index.has(key, value) ? (labels.get(key)?.get(value) ?? value) : undefined,
    /** Names of the values that documents have in an `entries` group, the most frequent ones first. */
    entries: (key: string, limit: number): ReadonlyMap<string, Text> => {
      const counts = Object.entries(index.values(key)).toSorted(([, a], [, b]) => b - a)
      return new Map(counts.slice(0, limit).map(([value]) => [value, labels.get(key)?.get(value) ?? value]))
    },
  }
}

export type Shelf = ReturnType<typeof createShelf>
