import type { Query } from '@/core/query'

/** What a page that reads the address's query is given, with the parts of its path besides the locale. */
export type LivePage<Path = unknown> = {
  params: Promise<{ locale: string } & Path>
  searchParams: Promise<Query>
}
