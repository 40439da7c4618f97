import type { CollectionAfterOperationHook, PaginatedDocs, Where } from 'payload'
import { isRecord } from '@/core/is-record'

/** What a list was called with; only lists have a page. */
type ListArguments = { page?: number; where?: Where; draft?: boolean; pagination?: boolean; overrideAccess?: boolean }

const isList = (result: unknown): result is PaginatedDocs =>
  isRecord(result) && Array.isArray(result.docs) && typeof result.totalDocs === 'number'

/**
 * Counts again where a page beyond the last comes out empty: with a filter or a sort over a joined table the adapter
 * says of it that there are no documents at all (API-04).
 */
export const totalsBeyondLastPage: CollectionAfterOperationHook = async ({ args, result, req, collection }) => {
  if (!isList(result)) return result
  const { page = 1, where, draft, pagination, ...given } = args as ListArguments
  if (page === 1 || result.docs.length > 0 || result.totalDocs > 0 || draft || pagination === false) return result
  // What is not said means the rules here, and their absence in the Local API.
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
