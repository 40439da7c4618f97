import type { CollectionAfterOperationHook } from 'payload'

/**
 * Counts again where a page beyond the last comes out empty: with a filter or a sort over a joined table the adapter
 * says of it that there are no documents at all (API-04).
 */
export const totalsBeyondLastPage: CollectionAfterOperationHook = async (hook) => {
  if (hook.operation !== 'find') return hook.result
  const { args, result, req, collection } = hook
  const { page = 1, where, draft, pagination } = args
  // What is not said means the rules here, and their absence in the Local API.
  const overrideAccess = args.overrideAccess === true
  if (page === 1 || result.docs.length > 0 || result.totalDocs > 0 || draft || pagination === false) return result
  const { totalDocs } = await req.payload.count({ collection: collection.slug, where, overrideAccess, req })
  const totalPages = Math.ceil(totalDocs / result.limit)
  return {
    ...result,
    totalDocs,
    totalPages,
    page,
    pagingCounter: (page - 1) * result.limit + 1,
    hasPrevPage: true,
    prevPage: Math.min(page - 1, Math.max(totalPages, 1)),
  }
}
