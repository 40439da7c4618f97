import 'server-only'
import { cache } from 'react'

type Query = Readonly<Record<string, string | undefined>>

/** One a rendering: a static page never sets it, so its lists stand as they do at first. */
const holder = cache((): { query: Query } => ({ query: {} }))

/** Says what the address of this request wants of the page's lists; by a page that is rendered for each request. */
export const setListQuery = (query: Query): void => {
  holder().query = query
}

export const listQuery = (): Query => holder().query
