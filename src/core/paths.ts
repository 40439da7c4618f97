import type { CardCollection } from './collections'
import { defaultLocale, locales, type Locale } from './locales'

/** Archive addresses (NAV-03..05, decision 10), without a locale. */
export const archivePaths = {
  mushrooms: '/mushrooms/species',
  products: '/mushrooms/products',
  vendors: '/mushrooms/vendors',
  growingguides: '/mushrooms/growing-guides',
  posts: '/posts',
  projects: '/projects',
} as const satisfies Record<CardCollection, string>

/** The folder a document's page stands in (NAV-06..10), without a locale. */
const documentFolders = {
  mushrooms: '/mushrooms',
  products: '/mushrooms/product',
  vendors: '/mushrooms/vendor',
  growingguides: '/mushrooms/growing-guide',
  posts: '/posts',
  projects: '/projects',
} as const satisfies Record<CardCollection, string>

export type PagedCollection = CardCollection | 'pages'

export const isPagedCollection = (value: unknown): value is PagedCollection =>
  value === 'pages' || (typeof value === 'string' && Object.hasOwn(documentFolders, value))

/** The address of a document, without a locale. The page `home` is the site's root (NAV-01). */
export function documentPath(collection: PagedCollection, slug: string): string {
  if (collection === 'pages') return slug === 'home' ? '/' : `/${slug}`
  return `${documentFolders[collection]}/${slug}`
}

/** An archive's page n; page 1 is the bare path (decision 11). */
export const archivePagePath = (collection: CardCollection, page: number): string =>
  page <= 1 ? archivePaths[collection] : `${archivePaths[collection]}/page/${page}`

/** The path of an archive's page n as the archive's own path and n; any other path is its own, on page 1. */
export function splitPage(path: string): { path: string; page: number } {
  const found = /^(.+)\/page\/(\d{1,9})$/.exec(path)
  return { path: found?.[1] ?? path, page: Number(found?.[2] ?? 1) }
}

/** The search page, with what is looked for. */
export const searchPath = (query?: Readonly<Record<string, string>>): string =>
  query ? `/search?${new URLSearchParams(query).toString()}` : '/search'

export const compoundPath = (group: 'psychoactive' | 'medicinal', compound: string): string =>
  `${archivePaths.mushrooms}/chemistry/${group}/${compound}`

/** The directory of all categories, and the page of one by its path in the tree (NAV-14). */
export const categoriesPath = '/categories'
export const categoryPath = (path: string): string => `${categoriesPath}/${path}`

export const speciesTypePath = (type: string): string => `${archivePaths.mushrooms}/type/${type}`

/** What fruits when (NAV-02). */
export const calendarPath = '/mushrooms/calendar'

/** The calculator's address, with the species it should begin with (NAV-12). */
export const dosageCalculatorPath = (species?: string): string =>
  `${speciesTypePath('psychoactive')}/dosage-calculator${species ? `?species=${encodeURIComponent(species)}` : ''}`

/** A path as a reader of `locale` sees it: other locales than the default have their prefix (NAV-15). */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale || !path.startsWith('/')) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Addresses that are the same in every language. */
const sharedPath = /^\/(?:api|admin|_next)(?:[/?#]|$)/

/** A checked link as a reader of `locale` should follow it; one that names its language keeps it. */
export function localizedHref(locale: Locale, href: string): string {
  const named = locales.some((other) => href === `/${other}` || href.startsWith(`/${other}/`))
  return named || sharedPath.test(href) ? href : localizedPath(locale, href)
}

/** Splits a visible path into its locale and the path without it. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  for (const locale of locales) {
    if (path === `/${locale}`) return { locale, path: '/' }
    if (path.startsWith(`/${locale}/`)) return { locale, path: path.slice(locale.length + 1) }
  }
  return { locale: defaultLocale, path: path || '/' }
}
