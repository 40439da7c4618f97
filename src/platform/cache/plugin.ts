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

const withRefresh = (collection: CollectionConfig): CollectionConfig => {
  const { slug, hooks } = collection
  if (!isPaged(slug) && !refreshesEverything(slug)) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, previousDoc }: { doc: unknown; previousDoc: unknown }) => {
          // Also for drafts: an unpublish after a saved draft looks like draft to draft from here.
          await refreshDocuments(slug, slugsOf(doc, previousDoc))
          return doc
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        async ({ doc }: { doc: unknown }) => {
          await refreshDocuments(slug, slugsOf(doc))
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
