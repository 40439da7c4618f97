import { nestedDocsPlugin } from '@payloadcms/plugin-nested-docs'
import type { CollectionConfig, Plugin } from 'payload'
import { withHooks } from '@/cms/hooks'
import { revertCycle } from './place'

const nested = nestedDocsPlugin({
  collections: ['categories'],
  generateLabel: (_, doc) => String(doc.title),
  generateURL: (docs) => docs.reduce((url, doc) => `${url}/${String(doc.slug)}`, '/categories'),
})

/** Runs `revertCycle` before the plugin's hooks, which would save the categories of a cycle again and again. */
const ringsFirst = (collection: CollectionConfig): CollectionConfig =>
  withHooks(collection, { afterChange: [revertCycle] }, 'first')

/** The tree of categories: each stores its breadcrumbs, and a move takes the categories below along. */
export const categoryTreePlugin: Plugin = async (config) => {
  const tree = await nested(config)
  return {
    ...tree,
    collections: (tree.collections ?? []).map((one) => (one.slug === 'categories' ? ringsFirst(one) : one)),
  }
}
