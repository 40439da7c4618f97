import { cardCollections, collectionPages, isCardCollection, type CardCollection } from './collections'
import { defaultLocale, locales, type Locale } from './locales'
import { isSlug, reservedSlugs } from './slugs'

/** Archive addresses, without a locale. */
export const archivePaths = Object.fromEntries(
  cardCollections.map((collection) => [collection, collectionPages[collection].archive]),
) as { readonly [C in CardCollection]: (typeof collectionPages)[C]['archive'] }

export type PagedCollection = CardCollection | 'pages'

export const isPagedCollection = (value: unknown): value is PagedCollection =>
  value === 'pages' || isCardCollection(value)

/** The page that is the site's root (NAV-01). */
export const homeSlug = 'home'

/** The address of a document, without a locale. */
export function documentPath(collection: PagedCollection, slug: string): string {
  if (collection === 'pages') return slug === homeSlug ? '/' : `/${slug}`
  return `${collectionPages[collection].folder}/${slug}`
}

/** An archive's page n; page 1 is the bare path (D-11). */
export const archivePagePath = (collection: CardCollection, page: number): string =>
  page <= 1 ? archivePaths[collection] : `${archivePaths[collection]}/page/${page}`

/** Splits `/posts/page/2` into the archive's path and the page number; any other path is returned whole, on page 1. */
export function splitPage(path: string): { path: string; page: number } {
  const found = /^(.+)\/page\/(\d{1,9})$/.exec(path)
  return { path: found?.[1] ?? path, page: Number(found?.[2] ?? 1) }
}

/** The search page, with its query parameters. */
export const searchPath = (query?: Readonly<Record<string, string>>): string =>
  query ? `/search?${new URLSearchParams(query).toString()}` : '/search'

export const accountPath = '/account'
export const signUpPath = '/sign-up'
export const forgotPasswordPath = '/forgot-password'
export const resetPasswordPath = '/reset-password'
export const verifyPath = '/verify'

/** Paths without a locale of signing in and of the account; a pattern is less for browsers to load than a list. */
export const accountScreens = /^\/(?:login|sign-up|(?:forgot|reset)-password|verify|account)$/

/** The cart (NAV-13). */
export const cartPath = '/cart'

/** The page on which a member writes about a document (`mushrooms:12`), or edits an entry of their own. */
export const writePath = (kind: string, of: string, entry?: number | string | null): string =>
  `/write/${kind}?of=${encodeURIComponent(of)}${entry ? `&entry=${encodeURIComponent(entry)}` : ''}`

/** The sign-in page, with the path it leads back to (NAV-13). */
export const loginPath = (redirect?: string | null): string =>
  redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login'

export const compoundPath = (group: 'psychoactive' | 'medicinal', compound: string): string =>
  `${archivePaths.mushrooms}/chemistry/${group}/${compound}`

/** The directory of all categories, and the page of one by its path in the tree (NAV-14). */
export const categoriesPath = '/categories'
export const categoryPath = (path: string): string => `${categoriesPath}/${path}`

export const speciesTypePath = (type: string): string => `${archivePaths.mushrooms}/type/${type}`

/** Help after a meal of mushrooms, kept by the browser for when there is no connection (SAF-05). */
export const poisonPath = '/poison'

/** The page of a single form, for visitors without scripts (PRS-02). */
export const formPath = (id: number): string => `/forms/${id}`

/** The fruiting calendar (NAV-02). */
export const calendarPath = '/mushrooms/calendar'

/** The key for the field, with the answers about a find (KEY-01). */
export const identifyPath = (query: URLSearchParams | null = null): string =>
  `${archivePaths.mushrooms}/identify${query?.size ? `?${query.toString()}` : ''}`

/** Two species side by side; a missing side is selected on the page (KEY-04). */
export const comparePath = (a: string | null = null, b: string | null = null): string => {
  const query = new URLSearchParams({ ...(a ? { a } : {}), ...(b ? { b } : {}) })
  return `${archivePaths.mushrooms}/compare${query.size > 0 ? `?${query.toString()}` : ''}`
}
/** The page on certain identification and doubtful meals, which says whom to call above its text (SAF-05). */
export const safetySlug = 'identification-safety'

/** The query parameters of the dosage calculator's form. */
export const calculatorFields = {
  ofAge: 'of-age',
  species: 'species',
  weight: 'weight',
  unit: 'unit',
  material: 'material',
  water: 'water',
  /** The locale in whose notation the numbers are written. */
  language: 'in',
} as const

/** The calculator's address, with the species it should begin with (NAV-12). */
export const dosageCalculatorPath = (species?: string): string =>
  `${speciesTypePath('psychoactive')}/dosage-calculator${species ? `?${calculatorFields.species}=${encodeURIComponent(species)}` : ''}`

/** The preview of a document's newest draft, for admins. */
export const previewPath = (collection: PagedCollection, id: number): string => `/preview/${collection}/${id}`

/** A path as a visitor of `locale` sees it: other locales than the default have their prefix (NAV-15). */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale || !path.startsWith('/')) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Addresses that are the same in every language. */
const sharedPath = /^\/(?:api|admin|_next)(?:[/?#]|$)/

/** A link that passed `safeUrl`, for a visitor of `locale`; a link that has a locale prefix keeps it. */
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

/** What the sharing picture of a page is of: a document by its slug, an archive by its collection, or the site. */
export const shareKinds = [...cardCollections, 'pages', 'categories', 'archives', 'site'] as const

export type ShareKind = (typeof shareKinds)[number]

/** The collection whose archive, or a page of it, stands at a path without a locale. */
export function archiveAt(path: string): CardCollection | null {
  const bare = splitPage(path).path
  return cardCollections.find((collection) => archivePaths[collection] === bare) ?? null
}

/** The collection whose documents stand in a folder without a locale. */
export const collectionIn = (folder: string): CardCollection | null =>
  cardCollections.find((collection) => collectionPages[collection].folder === folder) ?? null

/** The kind and name by which the sharing picture of a page is addressed; `path` is without a locale. */
function shareSubject(path: string): { readonly kind: ShareKind; readonly name: string } {
  const bare = splitPage(path).path
  const archive = archiveAt(path)
  if (archive) return { kind: 'archives', name: archive }
  if (bare.startsWith(`${categoriesPath}/`)) return { kind: 'categories', name: bare.slice(categoriesPath.length + 1) }
  const at = bare.lastIndexOf('/')
  const [folder, slug] = [bare.slice(0, at), bare.slice(at + 1)]
  if (!isSlug(slug) || reservedSlugs.has(slug)) return { kind: 'site', name: 'site' }
  const collection = collectionIn(folder)
  if (collection) return { kind: collection, name: slug }
  return folder === '' ? { kind: 'pages', name: slug } : { kind: 'site', name: 'site' }
}

/** The path, without a locale, of the page of a sharing picture; null for archives and the site, which never move. */
export function sharedPage(kind: ShareKind, name: string): string | null {
  if (kind === 'categories') return categoryPath(name)
  return isPagedCollection(kind) ? documentPath(kind, name) : null
}

/** The path of the picture that is shown when a page is shared (SEO-02). */
export function sharePicturePath(locale: Locale, path: string): string {
  const { kind, name } = shareSubject(path)
  return `/og/${locale}/${kind}/${name}.jpg`
}
