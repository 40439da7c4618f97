import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, Plugin } from 'payload'
import { lockName, tryLockName } from '../row-locks'
import type { SqlRequest } from '../sql'
import { documentKey } from '@/core/document-key'
import { withGlobalHooks, withHooks } from '../hooks'

const turnOf = (collection: string, id: number | string): string => `save of ${documentKey(collection, id)}`

/**
 * Tries the save lock without waiting: true if no other call is saving the document; held until the transaction ends.
 */
export const tryTurn = (req: SqlRequest, collection: string, id: number | string): Promise<boolean> =>
  tryLockName(req, turnOf(collection, id))

/**
 * Prevents lost updates: Payload reads a document, merges what a call changes and writes all of it. On PostgreSQL a
 * second update waits before it reads until the first has ended; SQLite's driver runs no other call in between.
 */
export const saveInTurn =
  (collection: string): CollectionBeforeOperationHook =>
  async ({ args, overrideAccess, req }) => {
    // Only an update has both `id` and `data`.
    const id: unknown = 'id' in args && 'data' in args ? args.id : undefined
    if (typeof id !== 'number' && typeof id !== 'string') return
    // A caller who may not save must not hold the lock.
    if (req.user || overrideAccess) await lockName(req, turnOf(collection, id))
  }

const lockGlobal =
  (global: string): GlobalBeforeOperationHook =>
  async ({ operation, overrideAccess, req }) => {
    if (operation === 'update' && (req.user || overrideAccess)) await lockName(req, `save of ${global}`)
  }

/**
 * Serialises the updates of each document of these collections, and of each global. A collection whose hooks need the
 * lock lists `saveInTurn` before them instead, and is not in `collections`.
 */
export const savesInTurn =
  (collections: readonly string[]): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      collections.includes(collection.slug)
        ? withHooks(collection, { beforeOperation: [saveInTurn(collection.slug)] })
        : collection,
    ),
    globals: (config.globals ?? []).map((global) =>
      withGlobalHooks(global, { beforeOperation: [lockGlobal(global.slug)] }),
    ),
  })
