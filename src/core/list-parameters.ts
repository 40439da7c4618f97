import type { Query } from './query'

/** Query parameters that select what a page's lists of comments, impressions and reviews show. */
export const listParameters = [
  'comments',
  'impressions',
  'impressions-order',
  'impressions-stars',
  'reviews',
  'reviews-order',
  'reviews-stars',
] as const

/** The query parameter that marks a species address whose query filters its products. */
export const speciesListingKey = 'products'

type ListParameter = (typeof listParameters)[number]

/** The list parameters that a query has. */
export const listQueryOf = (query: Query): Partial<Record<ListParameter, string>> =>
  Object.fromEntries(
    listParameters.flatMap((key) => {
      const value = query[key]
      return typeof value === 'string' ? [[key, value]] : []
    }),
  )
