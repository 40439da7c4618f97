import { cardCollections, collectionPages } from '@/core/collections'
import { waysTo } from '@/core/ways-in'
import { foldedTo } from '@/platform/i18n/rewrites'

/** The routes of documents, such as `/posts/:slug`. */
export const documentWays: ReadonlySet<string> = new Set([
  '/:slug',
  ...cardCollections.map((collection) => `${collectionPages[collection].folder}/:slug`),
])

/** Routes where published documents decide which addresses exist. */
const publishedWays: ReadonlySet<string> = new Set([...documentWays, '/categories/:path+'])

/** Names in the folder `public`, and files that browsers request by themselves. */
export const publicNames = [
  'apple-touch-icon.png',
  'blocks',
  'error.css',
  'favicon.ico',
  'icon.svg',
  'icons.svg',
  'poison-worker.js',
] as const

const shared = new RegExp(
  `^/(?:api|admin|_next|${publicNames.map((name) => name.replace('.', '\\.')).join('|')})(?:/|$)`,
)

/** Whether an address matches a route in case too, since routes are found regardless of case. */
const isWritten = (route: string, path: string): boolean => {
  const given = path.split('/')
  return route.split('/').every((word, at) => word.startsWith(':') || word === given[at])
}

/**
 * Whether the site itself responds at an address, given without locale: a redirect from there would never be followed.
 */
export const isOwn = (path: string): boolean =>
  shared.test(path) ||
  foldedTo(path) !== null ||
  waysTo(path).some((way) => !publishedWays.has(way.path) && isWritten(way.path, path))
