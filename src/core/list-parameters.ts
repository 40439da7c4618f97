import type { Query } from './query'

/** The parameters of an address that say what a page's lists of comments, impressions and reviews show. */
export const listParameters = [
  'comments',
  'impressions',
  'impressions-order',
  'impressions-stars',
  'reviews',
  'reviews-order',
  'reviews-stars',
] as const

/** An address of a species with it says which of its products are shown. */
export const speciesListingKey = 'products'

type ListParameter = (typeof listParameters)[number]

/** Those of them that an address has. */
export const listQueryOf = (query: Query): Partial<Record<ListParameter, string>> =>
  Object.fromEntries(
    listParameters.flatMap((key) => {
      const value = query[key]
      return typeof value === 'string' ? [[key, value]] : []
    }),
  )
