import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { accountPath, localizedPath } from '@/core/paths'
import { firstValue, type Query } from '@/core/query'

const lists = ['likes', 'contributions'] as const
type List = (typeof lists)[number]

/** Which page of each of the member's lists an address names. */
export type ListPages = Readonly<Record<List, number>>

const numberIn = (query: Query, list: List): number => {
  const number = Number(firstValue(query[list]))
  return Number.isInteger(number) && number > 1 ? Math.min(number, limits.maxPage) : 1
}

export const listPagesOf = (query: Query): ListPages => ({
  likes: numberIn(query, 'likes'),
  contributions: numberIn(query, 'contributions'),
})

/** The address of a page of one list, which leaves the other as it is. */
export const listPageAt =
  (locale: Locale, pages: ListPages, list: List) =>
  (page: number): string => {
    const wanted = { ...pages, [list]: page }
    const query = new URLSearchParams(
      lists.flatMap((each) => (wanted[each] > 1 ? [[each, String(wanted[each])]] : [])),
    ).toString()
    return `${localizedPath(locale, accountPath)}${query ? `?${query}` : ''}#${list}`
  }
