import { locales, textIn, type Locale, type Text } from '@/core/locales'
import type { CardCollection } from '@/core/collections'
import { createFacetIndex } from '@/platform/search/facet-index'
import type { Comparators } from '@/platform/search/orders'
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

/** The published documents of one collection, with everything that finds them. */
export function createShelf(collection: CardCollection) {
  const index = createFacetIndex<Shelved, ShelfSort>({
    ranges: [...filterRules(collection).ranges],
    columns: ['price', 'rating', 'lat', 'lng'],
    sorts: comparators,
  })
  const text = createTextIndex()
  const labels = new Map<string, Map<string, Text>>()
  const dependents = new Map<string, { readonly key: string; readonly ids: number[] }>()
  const dependencies = new Map<number, readonly string[]>()
  const stale = new Map<number, number>()

  const drop = (id: number): void => {
    for (const key of dependencies.get(id) ?? []) {
      const ids = dependents.get(key)?.ids ?? []
      const at = ids.indexOf(id)
      if (at >= 0) ids.splice(at, 1)
    }
    dependencies.delete(id)
    index.remove(id)
    text.remove(id)
    stale.delete(id)
  }

  /** Notes who depends on what; the key is kept once, however many depend on it. */
  const depend = (key: string, id: number): string => {
    const known = dependents.get(key) ?? { key, ids: [] }
    known.ids.push(id)
    if (known.ids.length === 1) dependents.set(known.key, known)
    return known.key
  }

  return {
    index,
    text,
    drop,
    put: ({ listed, labels: named }: Loaded): void => {
      for (const { facets, names, about, dependsOn, staleAt, ...entry } of listed) {
        drop(entry.id)
        index.put(entry, facets)
        text.put({ id: entry.id, names, about })
        if (staleAt !== null) stale.set(entry.id, staleAt)
        dependencies.set(
          entry.id,
          Array.from(new Set(dependsOn), (key) => depend(key, entry.id)),
        )
      }
      for (const [key, values] of Object.entries(named)) {
        const known = labels.get(key) ?? new Map<string, Text>()
        for (const [value, name] of values) known.set(value, name)
        labels.set(key, known)
      }
    },
    dependents: (key: string): Iterable<number> => dependents.get(key)?.ids ?? [],
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
