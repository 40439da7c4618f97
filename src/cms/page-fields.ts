import type { CollectionSlug, Payload, PopulateType, SelectType } from 'payload'
import { articleCollections, type CardCollection } from '@/core/collections'
import { recordOf } from '@/core/record-of'
import { withEmptyGroupSelects } from './empty-group-selects'

const named = { title: true, slug: true } as const

/**
 * The fields that a page reads of related documents: whole, the species that a post mentions took as long to read as
 * the post (OPS-03). Cards and lists use the read model. Collections not listed here are rendered themselves and read
 * whole: pictures, references, forms, the vendor of a product.
 */
const pageFields = {
  // Chips, lists and links.
  categories: { ...named, path: true, icon: true },
  // For links, members' contributions about a species, and the panel of a recipe.
  mushrooms: { ...named, specie: { edibility: true, nutrients: true } },
  products: named,
  ...recordOf(articleCollections, () => named),
  pages: named,
} as const satisfies Partial<Record<CollectionSlug, SelectType>> &
  Readonly<Record<Exclude<CardCollection, 'vendors'>, SelectType>>

const closed = new WeakMap<Payload, PopulateType>()

/** `pageFields` as the `populate` of a query, with every other group closed. */
export function pageRelations(cms: Payload): PopulateType {
  const known = closed.get(cms)
  if (known) return known
  const made = Object.fromEntries(
    Object.entries(pageFields).map(([slug, select]) => [
      slug,
      withEmptyGroupSelects(select, cms.collections[slug as CollectionSlug].config.flattenedFields),
    ]),
  )
  closed.set(cms, made)
  return made
}
