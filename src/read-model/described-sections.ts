import type { CardCollection } from '@/core/collections'
import type { Danger } from '@/core/dangers'
import { limits } from '@/core/limits'
import type { Locale, Text } from '@/core/locales'
import { collections } from './collections'
import type { CollectionIndex } from './collection-index'
import { filterSections, type FilterSection } from './filters/sections'
import type { CategoryNode } from './filters/tree'

export type Indexes = Readonly<Record<CardCollection, CollectionIndex>>

/** The parts of the read model that filter sections are built from. */
type Described = {
  readonly indexes: Indexes
  readonly categories: ReadonlyMap<number, CategoryNode>
  /** Danger grade by species id. */
  readonly harmful: ReadonlyMap<number, Danger>
}

/** The name of a species or vendor that no document of the collection is filed under; undefined for other groups. */
export function titleWithoutDocuments({ mushrooms, vendors }: Indexes, key: string, value: string): Text | undefined {
  if (key === 'species') {
    const species = mushrooms.index.get(Number(value))
    return String(species?.id) === value ? species?.title : undefined
  }
  if (key !== 'vendor') return undefined
  return vendors.index.entries().find(({ slug }) => slug === value)?.title
}

/**
 * Adds the species without documents, which are offered with a count of zero. Harmful ones are not added, so that
 * neither shop nor recipes offer the death cap as an ingredient (SAF-04).
 */
function withEverySpecies({ indexes, harmful }: Described, named: ReadonlyMap<string, Text>) {
  const others = indexes.mushrooms.index
    .entries()
    .flatMap(({ id, title }) => (named.has(String(id)) || harmful.has(id) ? [] : [[String(id), title] as const]))
  return new Map([...named, ...others].slice(0, limits.filterEntries))
}

/** The filter sections of a collection in a locale, with the names of what its documents are filed under. */
export function describedSections(
  model: Described,
  collection: CardCollection,
  locale: Locale,
): readonly FilterSection[] {
  const { groups } = collections[collection]
  const entries = groups
    .filter(({ options }) => options.kind === 'entries')
    .map(({ key }) => {
      const named = model.indexes[collection].entries(key, limits.filterEntries)
      return [key, key === 'species' ? withEverySpecies(model, named) : named] as const
    })
  return filterSections(groups, locale, [...model.categories.values()], Object.fromEntries(entries))
}
