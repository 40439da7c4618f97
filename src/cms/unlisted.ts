import type { CollectionBeforeOperationHook, Where } from 'payload'
import type { CardCollection } from '@/core/collections'
import { processSingleton } from '@/core/shared/process-singleton'
import { isAdmin } from './access/atoms'

/** The ids of the published documents of a collection that no list may contain. */
type FindUnlisted = (collection: CardCollection) => Promise<readonly number[]>

const known = processSingleton<{ find: FindUnlisted }>('unlisted', { find: () => Promise.resolve([]) })

/** Sets how lists for visitors find the documents to leave out. Scripts never call this, and list everything. */
export const setUnlistedFinder = (find: FindUnlisted): void => {
  known.find = find
}

/** The ids of the documents of a collection that no list may contain. */
export const unlistedIds: FindUnlisted = (collection) => known.find(collection)

/** The filter that leaves these documents out; null where there are none. */
export async function onlyListed(collection: CardCollection): Promise<Where | null> {
  const ids = await unlistedIds(collection)
  return ids.length > 0 ? { id: { not_in: [...ids] } } : null
}

type Args = { readonly where?: Where; readonly disableErrors?: unknown; readonly overrideAccess?: unknown }

/** Changes the filter of lists and counts for visitors; reading one document by id is unaffected. */
export const changeLists =
  (
    change: (where: Where | undefined) => Where | undefined | Promise<Where | undefined>,
  ): CollectionBeforeOperationHook =>
  async ({ args, req }) => {
    const { where, disableErrors, overrideAccess } = args as Args
    const isList = 'where' in args && !('id' in args) && !('data' in args)
    const isVisitor = req.payloadAPI === 'REST' && !isAdmin(req.user) && overrideAccess !== true
    // Payload also reads the relations of a response as a list, and these must stay complete.
    return !isList || !isVisitor || disableErrors === true ? args : { ...args, where: await change(where) }
  }

/** Leaves unlisted documents out of lists for visitors (SAF-04). */
export const leaveOutUnlisted = (collection: CardCollection): CollectionBeforeOperationHook =>
  changeLists(async (where) => {
    const listed = await onlyListed(collection)
    return listed && where ? { and: [where, listed] } : (listed ?? where)
  })
