import 'server-only'
import { cache } from 'react'
import type { Query } from '@/core/query'

/** One a rendering: a static page never sets it, so its lists stand as they do at first. */
const holder = cache((): { query: Query } => ({ query: {} }))

/** What the address of this request selects, of the page's lists and besides; for pages rendered for each request. */
export const setListQuery = (query: Query): void => {
  holder().query = query
}

export const listQuery = (): Query => holder().query
