/** The paginated result (API-04). */
export type Paginated<T> = {
  docs: T[]
  totalDocs: number
  totalPages: number
  page: number
  hasNextPage: boolean
  hasPrevPage: boolean
  nextPage: number | null
  prevPage: number | null
}

/**
 * Wraps one page of documents. `totalPages` is at least 1, as in the empty result (API-02). Beyond the last page,
 * `prevPage` is the last one.
 */
export function paginated<T>(docs: T[], totalDocs: number, page: number, limit: number): Paginated<T> {
  const totalPages = Math.max(1, Math.ceil(totalDocs / limit))
  return {
    docs,
    totalDocs,
    totalPages,
    page,
    hasNextPage: page < totalPages,
    hasPrevPage: page > 1,
    nextPage: page < totalPages ? page + 1 : null,
    prevPage: page > 1 ? Math.min(page - 1, totalPages) : null,
  }
}
