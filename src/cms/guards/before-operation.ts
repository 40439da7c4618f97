import type { CollectionBeforeOperationHook, CollectionConfig, GlobalBeforeOperationHook, GlobalConfig } from 'payload'

type Place = 'first' | 'last'

const joined = <Hook>(own: readonly Hook[] | undefined, hook: Hook, place: Place): Hook[] =>
  place === 'first' ? [hook, ...(own ?? [])] : [...(own ?? []), hook]

/** A collection with one more hook before its operations: ahead of its own, or after them. */
export const hookedBefore = (
  collection: CollectionConfig,
  hook: CollectionBeforeOperationHook,
  place: Place,
): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeOperation: joined(collection.hooks?.beforeOperation, hook, place) },
})

/** A global with one more hook before its operations: ahead of its own, or after them. */
export const hookedBeforeGlobal = (
  global: GlobalConfig,
  hook: GlobalBeforeOperationHook,
  place: Place,
): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, beforeOperation: joined(global.hooks?.beforeOperation, hook, place) },
})
