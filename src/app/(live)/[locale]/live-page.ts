import type { Query } from '@/core/query'

/** Props of a page that reads the query; `Path` holds its path parameters besides the locale. */
export type LivePage<Path = unknown> = {
  params: Promise<{ locale: string } & Path>
  searchParams: Promise<Query>
}
