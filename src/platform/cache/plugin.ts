import { isDeepStrictEqual } from 'node:util'
import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { isPaged, refreshesEverything } from './manifest'
import { refreshDocuments, refreshSite } from './refresh'

const slugsOf = (...docs: unknown[]): string[] => [
  ...new Set(
    docs.flatMap((doc) =>
      typeof doc === 'object' && doc !== null && 'slug' in doc && typeof doc.slug === 'string' ? [doc.slug] : [],
    ),
  ),
]

const fieldOf = (doc: unknown, name: string): unknown =>
  typeof doc === 'object' && doc !== null ? Reflect.get(doc, name) : undefined

/**
 * Whether a document is found, named and reached as before: then its own page and the lists that draw it are all that
 * changes. Any other page may link to it by name, header and footer among them. A draft on either side may hide what
 * was published before: unpublishing after a saved draft looks like draft to draft from here.
 */
export const standsAsBefore = (doc: unknown, previous: unknown, title = 'title'): boolean =>
  [doc, previous].every((side) => [undefined, 'published'].some((status) => status === fieldOf(side, '_status'))) &&
  ['slug', title].every((name) => isDeepStrictEqual(fieldOf(doc, name), fieldOf(previous, name)))

const withRefresh = (collection: CollectionConfig): CollectionConfig => {
  const { slug, hooks } = collection
  if (!isPaged(slug) && !refreshesEverything(slug)) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, previousDoc, operation }: { doc: unknown; previousDoc: unknown; operation: string }) => {
          const listed = operation === 'create' || standsAsBefore(doc, previousDoc, collection.admin?.useAsTitle)
          await (listed ? refreshDocuments(slug, slugsOf(doc, previousDoc)) : refreshSite())
          return doc
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        async ({ doc }: { doc: unknown }) => {
          await refreshSite()
          return doc
        },
      ],
    },
  }
}

const withSiteRefresh = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      async ({ doc }: { doc: unknown }) => {
        await refreshSite()
        return doc
      },
    ],
  },
})

/** Refreshes the pages a save, publish, unpublish or delete changes, at once and in all locales. */
export const refreshPlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withRefresh),
  globals: (config.globals ?? []).map(withSiteRefresh),
})
