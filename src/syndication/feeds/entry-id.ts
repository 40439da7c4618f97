import type { Locale } from '@/core/locales'
import { env } from '@/core/env'

type Named = { readonly collection: string; readonly id: number; readonly locale: Locale; readonly createdAt: number }

/** The permanent id of a feed's entry, whatever its URL becomes: a tag URI (RFC 4151), as RFC 4287 4.2.6 requires. */
export const entryId = ({ collection, id, locale, createdAt }: Named): string =>
  `tag:${new URL(env.siteUrl).hostname},${new Date(createdAt).toISOString().slice(0, 10)}:${collection}/${id}/${locale}`
