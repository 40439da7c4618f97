import { env } from '@/core/env'
import { languageTags, locales, type Locale } from '@/core/locales'
import { localizedPath } from '@/core/paths'

/** The whole address of a path. */
export const absolute = (path: string): string => `${env.siteUrl}${path}`

/** The whole address of a page in a locale, whose path is given without it. */
export const pageUrl = (locale: Locale, path: string): string => absolute(localizedPath(locale, path))

/** The addresses of a page in every locale, and the default one, by `hreflang` (SEO-02). */
export const alternatesOf = (path: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(locales.map((locale) => [languageTags[locale], pageUrl(locale, path)])),
  'x-default': absolute(path),
})
