import type { CollectionSlug, Payload, PopulateType, SelectType } from 'payload'
import { articleCollections, type CardCollection } from '@/core/collections'
import { recordOf } from '@/core/record-of'
import { withClosedGroups } from './closed-groups'

const named = { title: true, slug: true } as const

/**
 * What a page knows of the documents that the one it shows names. Cards and lists have the read model; read whole, every
 * species that a post names took as long as the post (OPS-03). What is not here is shown itself, and comes whole: pictures,
 * references, forms, the vendor of a product.
 */
const pageFields = {
  // Chips, lists and links.
  categories: { ...named, path: true, icon: true },
  // Links; what is said of it, by members and by the panel of a recipe.
  mushrooms: { ...named, specie: { edibility: true, nutrients: true } },
  products: named,
  ...recordOf(articleCollections, () => named),
  pages: named,
} as const satisfies Partial<Record<CollectionSlug, SelectType>> &
  Readonly<Record<Exclude<CardCollection, 'vendors'>, SelectType>>

const closed = new WeakMap<Payload, PopulateType>()

/** `pageFields` as the `populate` of a query: every other group stays unread. */
export function pageRelations(cms: Payload): PopulateType {
  const known = closed.get(cms)
  if (known) return known
  const made = Object.fromEntries(
    Object.entries(pageFields).map(([slug, select]) => [
      slug,
      withClosedGroups(select, cms.collections[slug as CollectionSlug].config.flattenedFields),
    ]),
  )
  closed.set(cms, made)
  return made
}
