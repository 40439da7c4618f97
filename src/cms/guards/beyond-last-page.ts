import type { CollectionAfterOperationHook, PaginatedDocs, Where } from 'payload'
import { isRecord } from '@/core/is-record'

/** The arguments of a find; only lists have a page. */
type ListArguments = { page?: number; where?: Where; draft?: boolean; pagination?: boolean; overrideAccess?: boolean }

const isList = (result: unknown): result is PaginatedDocs =>
  isRecord(result) && Array.isArray(result.docs) && typeof result.totalDocs === 'number'

/**
 * Counts again for an empty page beyond the last: with a filter or sort over a joined table, the adapter returns a
 * total of 0 (API-04).
 */
export const totalsBeyondLastPage: CollectionAfterOperationHook = async ({ args, result, req, collection }) => {
  if (!isList(result)) return result
  const { page = 1, where, draft, pagination, ...given } = args as ListArguments
  if (page === 1 || result.docs.length > 0 || result.totalDocs > 0 || draft || pagination === false) return result
  // Undefined means that the access rules apply here, while the Local API would override them.
  const overrideAccess = given.overrideAccess === true
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
