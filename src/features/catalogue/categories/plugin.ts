import { nestedDocsPlugin } from '@payloadcms/plugin-nested-docs'
import type { CollectionConfig, Plugin } from 'payload'
import { withHooks } from '@/cms/hooks'
import { takeBackRing } from './place'

const nested = nestedDocsPlugin({
  collections: ['categories'],
  generateLabel: (_, doc) => String(doc.title),
  generateURL: (docs) => docs.reduce((url, doc) => `${url}/${String(doc.slug)}`, '/categories'),
})

/** Ahead of the plugin's hooks, which save again what stands below, round after round of a ring. */
const ringsFirst = (collection: CollectionConfig): CollectionConfig =>
  withHooks(collection, { afterChange: [takeBackRing] }, 'first')

/** The tree of categories: each holds the way to it, and takes along what stands below it. */
export const categoryTreePlugin: Plugin = async (config) => {
  const tree = await nested(config)
  return {
    ...tree,
    collections: (tree.collections ?? []).map((one) => (one.slug === 'categories' ? ringsFirst(one) : one)),
  }
}
