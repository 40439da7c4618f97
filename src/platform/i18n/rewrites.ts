import type { NextConfig } from 'next'
import { collectionPages } from '../../core/collections'
import { narrowedHeader } from '../../core/internal-headers'
import { listParameters, speciesListingKey } from '../../core/list-parameters'
import { defaultLocale, locales, prefixedPattern } from '../../core/locales'
import { accountPath, calculatorFields, calendarPath, dosageCalculatorPath } from '../../core/paths'

type Rewrites = Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>
type Redirects = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>

/** First segments that are not pages of the default locale. */
const others = [...locales, 'api', 'admin', '_next'].join('|')

const byQuery = (key: string) => ({ type: 'query' as const, key })

/** The header by which server/steps/narrowed-archives.ts marks a request. */
const isNarrowed = { type: 'header' as const, key: narrowedHeader }

/** An archive that its query narrows is rendered per request (D-36). */
const narrowed = Object.entries(collectionPages)
  .flatMap(([collection, { archive }]) => [
    { source: archive, destination: `/${defaultLocale}/narrowed/${collection}` },
    { source: `/:locale(${prefixedPattern})${archive}`, destination: `/:locale/narrowed/${collection}` },
  ])
  .map((rewrite) => ({ ...rewrite, has: [isNarrowed] }))

/** The segments below a folder that are archives, other folders or the calendar, and so no documents. */
const otherWords = (folder: string): string => {
  const paths = [...Object.values(collectionPages).flatMap((pages) => [pages.archive, pages.folder]), calendarPath]
  const below = paths.filter((path) => path.startsWith(`${folder}/`))
  return [...new Set(below.map((path) => path.slice(folder.length + 1).split('/')[0]))].join('|')
}

/** A pattern for the segment after a folder that is a document's slug. */
const documentWord = (folder: string): string => {
  const words = otherWords(folder)
  return words ? `(?!(?:${words})$)[^/.]+` : '[^/.]+'
}

/**
 * Pages rendered per request, since a static page knows no query: a product with a variant, by its number or options
 * alone (NAV-07), a store with a page number of its products (NAV-08), a species whose products are narrowed (FLT-13),
 * and the calculator with its input (NAV-12).
 */
const chosen = [
  ...[byQuery('variant'), isNarrowed].map((by) => ({
    source: '/mushrooms/product/:slug([^/.]+)',
    destination: 'mushrooms/product/:slug',
    by,
  })),
  { source: '/mushrooms/vendor/:slug([^/.]+)', destination: 'mushrooms/vendor/:slug', by: byQuery('page') },
  {
    source: `/mushrooms/:slug(${documentWord(collectionPages.mushrooms.folder)})`,
    destination: 'mushrooms/:slug',
    by: byQuery(speciesListingKey),
  },
  ...[calculatorFields.ofAge, calculatorFields.species].map((key) => ({
    source: dosageCalculatorPath(),
    destination: 'calculator',
    by: byQuery(key),
  })),
].flatMap(({ source, destination, by }) =>
  [
    { source, destination: `/${defaultLocale}/chosen/${destination}` },
    { source: `/:locale(${locales.join('|')})${source}`, destination: `/:locale/chosen/${destination}` },
  ].map((rewrite) => ({ ...rewrite, has: [by] })),
)

/** Pages of documents, which all have community lists; archives and the like below the same folder are excluded. */
const documents = Object.values(collectionPages)
  .map(({ folder }) => `${folder.slice(1)}/${documentWord(folder)}`)
  .join('|')

/** A document's page whose query has parameters of its lists is rendered per request (D-36). */
const requested = listParameters.flatMap((key) =>
  [
    { source: `/:path(${documents})`, destination: `/${defaultLocale}/lists/:path` },
    { source: `/:locale(${prefixedPattern})/:path(${documents})`, destination: '/:locale/lists/:path' },
  ].map((rewrite) => ({ ...rewrite, has: [byQuery(key)] })),
)

/**
 * The default locale has no prefix (NAV-15): bare paths are mapped to its segment before Next looks for files.
 * A path with a dot is a file (`/robots.txt`).
 */
export const rewrites: Rewrites = {
  beforeFiles: [
    ...narrowed,
    ...chosen,
    ...requested,
    { source: '/', destination: `/${defaultLocale}` },
    // Browsers request it by themselves, on pages without an icon of their own.
    { source: '/favicon.ico', destination: '/icon.svg' },
    // Feeds and markdown are files of a page; those of other locales have the locale's prefix.
    { source: `/:path((?!(?:${others})/).+)/:file(feed\\.(?:xml|json))`, destination: `/${defaultLocale}/:path/:file` },
    { source: `/:locale(${prefixedPattern})/:path(.+)\\.md`, destination: '/:locale/markdown/:path' },
    { source: `/:path((?!(?:${others})/).+)\\.md`, destination: `/${defaultLocale}/markdown/:path` },
    { source: `/:path((?!(?:${others})(?:/|$))[^.]+)`, destination: `/${defaultLocale}/:path` },
  ],
  afterFiles: [],
  fallback: [],
}

const anyBelow = '/:path*'
const oneBelow = '/:slug'

/** Redundant addresses, some of which breadcrumbs skip, with the one that each redirects to (D-33). */
const folded: readonly (readonly [from: string, to: string])[] = [
  ...Object.values(collectionPages).flatMap(({ archive, folder }): [string, string][] => [
    [`${archive}/page/1`, archive],
    [`${archive}/all`, archive],
    // A folder's own address redirects to the archive inside it.
    ...(folder === archive || folder === '/mushrooms' ? [] : [[folder, archive] as [string, string]]),
  ]),
  ['/mushrooms/all', '/mushrooms'],
  ['/categories/all', '/categories'],
  // A species is directly below `/mushrooms`; everything else is below the archive.
  ...['', '/all', '/page', '/page/1', '/type', '/chemistry'].map((part): [string, string] => [
    `/mushrooms/specie${part}`,
    collectionPages.mushrooms.archive,
  ]),
  ...['/identify', '/compare'].map((part): [string, string] => [
    `/mushrooms/specie${part}`,
    `${collectionPages.mushrooms.archive}${part}`,
  ]),
  [`/mushrooms/specie${oneBelow}`, `${collectionPages.mushrooms.folder}${oneBelow}`],
  [`/mushrooms/specie${anyBelow}`, `${collectionPages.mushrooms.archive}${anyBelow}`],
]

const upTo = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** The target of Next's redirect for an address, both without a locale; null where there is none. */
export function foldedTo(path: string): string | null {
  for (const [from, to] of folded) {
    if (path === from) return to
    const rest = path.startsWith(upTo(from)) ? path.slice(upTo(from).length) : ''
    const isBelow = from.endsWith(anyBelow) || (from.endsWith(oneBelow) && !rest.includes('/'))
    if (rest && isBelow) return `${upTo(to)}${rest}`
  }
  return null
}

export const redirects: Redirects = [
  // Password managers look for the form there.
  { source: '/.well-known/change-password', destination: `${accountPath}#password`, permanent: false },
  { source: `/${defaultLocale}`, destination: '/', permanent: true },
  { source: `/${defaultLocale}/:path*`, destination: '/:path*', permanent: true },
  ...folded.flatMap(([source, destination]) => [
    { source, destination, permanent: true },
    { source: `/:locale(${prefixedPattern})${source}`, destination: `/:locale${destination}`, permanent: true },
  ]),
]
