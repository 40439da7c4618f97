import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, Plugin } from 'payload'
import { lockName, tryLockName } from '../row-locks'
import type { SqlRequest } from '../sql'
import { documentKey } from '@/core/document-key'
import { withGlobalHooks, withHooks } from '../hooks'

const turnOf = (collection: string, id: number | string): string => `save of ${documentKey(collection, id)}`

/** Whether no other call saves a document by now; then none does before the transaction ends. */
export const tryTurn = (req: SqlRequest, collection: string, id: number | string): Promise<boolean> =>
  tryLockName(req, turnOf(collection, id))

/**
 * Payload reads a document, puts what a call changes into it, and writes all of it: of two calls at once that change
 * different fields, the second would write back what the first has changed. On PostgreSQL the second waits, before it
 * reads, until the first has ended; SQLite's driver has no other call between the two.
 */
export const saveInTurn =
  (collection: string): CollectionBeforeOperationHook =>
  async ({ args, overrideAccess, req }) => {
    // Of the operations on one document an update alone has data.
    const id: unknown = 'id' in args && 'data' in args ? args.id : undefined
    if (typeof id !== 'number' && typeof id !== 'string') return
    // Whoever may not save anything keeps nobody waiting.
    if (req.user || overrideAccess) await lockName(req, turnOf(collection, id))
  }

const lockGlobal =
  (global: string): GlobalBeforeOperationHook =>
  async ({ operation, overrideAccess, req }) => {
    if (operation === 'update' && (req.user || overrideAccess)) await lockName(req, `save of ${global}`)
  }

/**
 * Saves of one document of these collections, and of each global, come one after the other. A collection whose own hooks
 * need the turn names `saveInTurn` before them and stands in no list here.
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
