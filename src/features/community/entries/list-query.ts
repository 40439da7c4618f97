import 'server-only'
import { cache } from 'react'
import type { Query } from '@/core/query'

/** One holder for each render (React `cache`): a static page never sets it, so its lists show their first window. */
const holder = cache((): { query: Query } => ({ query: {} }))

/** Sets the query of this request, for pages that are rendered for each request: their lists and links read it. */
export const setListQuery = (query: Query): void => {
  holder().query = query
}

export const listQuery = (): Query => holder().query
