import type { CollectionConfig, GlobalConfig } from 'payload'

/** Whether hooks run ahead of those that are there, or after them. */
type Place = 'first' | 'last'

type Lists = Readonly<Record<string, readonly unknown[] | undefined>>

function joined<Hooks extends Lists>(own: Hooks | undefined, more: Hooks, place: Place) {
  const lists = Object.entries(more).map(([kind, hooks = []]) => {
    const there = own?.[kind] ?? []
    return [kind, place === 'first' ? [...hooks, ...there] : [...there, ...hooks]] as const
  })
  return Object.assign({}, own, more, Object.fromEntries(lists))
}

/** Adds hooks to a collection. */
export const withHooks = (
  collection: CollectionConfig,
  hooks: NonNullable<CollectionConfig['hooks']>,
  place: Place = 'last',
): CollectionConfig => ({ ...collection, hooks: joined(collection.hooks, hooks, place) })

/** Adds hooks to a global. */
export const withGlobalHooks = (
  global: GlobalConfig,
  hooks: NonNullable<GlobalConfig['hooks']>,
  place: Place = 'last',
): GlobalConfig => ({ ...global, hooks: joined(global.hooks, hooks, place) })

/** The operation of a hook, as a string, since its type still includes operations that Payload has dropped. */
export const operationOf = (hook: object): string => String(Reflect.get(hook, 'operation'))
