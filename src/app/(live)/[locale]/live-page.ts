import type { Query } from '@/core/query'

/** What a page that reads the address's query is given, with the parts of its path besides the locale. */
export type LivePage<Path = unknown> = {
  params: Promise<{ locale: string } & Path>
  searchParams: Promise<Query>
}

/** A parameter of the query; of several the first. */
export const one = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '')
