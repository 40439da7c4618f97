import 'server-only'
import { cache } from 'react'
import type { Query } from '@/core/query'

/** One a rendering: a static page never sets it, so its lists stand as they do at first. */
const holder = cache((): { query: Query } => ({ query: {} }))

/** Says what the address of this request asks for, of the page's lists and besides; by a page that is rendered for each request. */
export const setListQuery = (query: Query): void => {
  holder().query = query
}

export const listQuery = (): Query => holder().query
