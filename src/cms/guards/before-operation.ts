import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

type Hook = CollectionBeforeOperationHook

/** A collection with one more hook before its operations: ahead of its own, or after them. */
export function hookedBefore(collection: CollectionConfig, hook: Hook, place: 'first' | 'last'): CollectionConfig {
  const own = collection.hooks?.beforeOperation ?? []
  return {
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: place === 'first' ? [hook, ...own] : [...own, hook] },
  }
}

export const hasDrafts = ({ versions }: CollectionConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)
