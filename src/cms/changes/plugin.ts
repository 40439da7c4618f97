import type { CollectionConfig, GlobalConfig, PayloadRequest, Plugin } from 'payload'
import { logChange } from './log'
import { Changes } from './schema'

type Followed = { collections: readonly string[]; globals: readonly string[] }

type Saved = { doc: { id: number | string }; req: PayloadRequest }

const withLog = (collection: CollectionConfig): CollectionConfig => {
  const log = async ({ doc, req }: Saved): Promise<unknown> => {
    await logChange(req, `${collection.slug}:${doc.id}`)
    return doc
  }
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), log],
      afterDelete: [...(hooks?.afterDelete ?? []), log],
    },
  }
}

const withGlobalLog = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      async ({ doc, req }: { doc: unknown; req: PayloadRequest }) => {
        await logChange(req, `${global.slug}:0`)
        return doc
      },
    ],
  },
})

/** Adds the change sequence, and writes the saves and deletes of the collections and globals named into it. */
export const changesPlugin =
  ({ collections, globals }: Followed): Plugin =>
  (config) => ({
    ...config,
    collections: [
      ...(config.collections ?? []).map((item) => (collections.includes(item.slug) ? withLog(item) : item)),
      Changes,
    ],
    globals: (config.globals ?? []).map((item) => (globals.includes(item.slug) ? withGlobalLog(item) : item)),
  })
