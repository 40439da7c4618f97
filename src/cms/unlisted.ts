import type { CollectionBeforeOperationHook, Where } from 'payload'
import type { CardCollection } from '@/core/collections'
import { ofProcess } from '@/core/shared/of-process'
import { isAdmin } from './access/atoms'

/** Ids of the published documents of a collection that no list holds. */
type FindUnlisted = (collection: CardCollection) => Promise<readonly number[]>

const known = ofProcess<{ find: FindUnlisted }>('unlisted', { find: () => Promise.resolve([]) })

/** Lists that visitors call go without these from now on; scripts, which never say so, list everything. */
export const listWithout = (find: FindUnlisted): void => {
  known.find = find
}

/** Ids of the documents of a collection that no list holds. */
export const unlistedIds: FindUnlisted = (collection) => known.find(collection)

/** The filter that leaves out what no list holds; null where there is nothing of it. */
export async function onlyListed(collection: CardCollection): Promise<Where | null> {
  const ids = await unlistedIds(collection)
  return ids.length > 0 ? { id: { not_in: [...ids] } } : null
}

type Args = { readonly where?: Where; readonly disableErrors?: unknown; readonly overrideAccess?: unknown }

/** Changes the filter of the lists and counts that visitors call; one document is still read by its id. */
export const changeLists =
  (
    change: (where: Where | undefined) => Where | undefined | Promise<Where | undefined>,
  ): CollectionBeforeOperationHook =>
  async ({ args, req }) => {
    const { where, disableErrors, overrideAccess } = args as Args
    const isList = 'where' in args && !('id' in args) && !('data' in args)
    const isVisitor = req.payloadAPI === 'REST' && !isAdmin(req.user) && overrideAccess !== true
    // Payload fetches the relations of a response by a list, too; what names a document goes on naming it.
    return !isList || !isVisitor || disableErrors === true ? args : { ...args, where: await change(where) }
  }

/** Leaves out of them what no list holds (SAF-04). */
export const leaveOutUnlisted = (collection: CardCollection): CollectionBeforeOperationHook =>
  changeLists(async (where) => {
    const listed = await onlyListed(collection)
    return listed && where ? { and: [where, listed] } : (listed ?? where)
  })
