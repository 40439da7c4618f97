import type { Config, Plugin } from 'payload'
import { label } from '@/cms/labels'
import { env } from '@/core/env'
import { defaultLocale, isLocale } from '@/core/locales'
import { isPagedCollection, localizedPath, previewPath } from '@/core/paths'

type Shown = { data: { id?: unknown }; collection: string | undefined; locale: string | undefined }

/** The preview of a document's newest draft; null before its first save. */
function previewUrl({ data: { id }, collection, locale }: Shown): string | null {
  if (!isPagedCollection(collection) || typeof id !== 'number') return null
  return env.siteUrl + localizedPath(isLocale(locale) ? locale : defaultLocale, previewPath(collection, id))
}

const sizes = [
  ['phone', label('Phone', 'Móvil', 'Celular'), 360, 760],
  ['tablet', label('Tablet', 'Tableta', 'Tablet'), 768, 1024],
  ['desktop', label('Desktop', 'Escritorio', 'Computador'), 1280, 900],
] as const

/**
 * The live preview in three widths. Payload accepts one label per width, so they are ones that all three languages
 * share.
 */
export const livePreview: NonNullable<NonNullable<Config['admin']>['livePreview']> = {
  url: ({ data, collectionConfig, locale }) =>
    previewUrl({ data, collection: collectionConfig?.slug, locale: locale.code }),
  breakpoints: sizes.map(([name, { en }, width, height]) => ({ name, label: en, width, height })),
}

/** Gives every collection with pages the preview beside its form, and the same in a window of its own. */
export const previewPlugin: Plugin = (config) => {
  const collections = config.collections ?? []
  return {
    ...config,
    admin: {
      ...config.admin,
      livePreview: {
        ...config.admin?.livePreview,
        collections: collections.flatMap(({ slug }) => (isPagedCollection(slug) ? slug : [])),
      },
    },
    collections: collections.map((collection) =>
      isPagedCollection(collection.slug)
        ? {
            ...collection,
            admin: {
              ...collection.admin,
              preview: (data, { locale }) => previewUrl({ data, collection: collection.slug, locale }),
            },
          }
        : collection,
    ),
  }
}
