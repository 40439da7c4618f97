import { cardCollections, collectionPages } from '@/core/collections'
import { waysTo } from '@/core/ways-in'
import { foldedTo } from '@/platform/i18n/rewrites'

/** Where documents stand: `/posts/:slug`. */
export const documentWays: ReadonlySet<string> = new Set([
  '/:slug',
  ...cardCollections.map((collection) => `${collectionPages[collection].folder}/:slug`),
])

/** Ways of which what is published decides where they lead. */
const publishedWays: ReadonlySet<string> = new Set([...documentWays, '/categories/:path+'])

/** What stands in the folder `public`, and what browsers request by themselves. */
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

/** Whether a route is written like this address, whose letters may be small or not. */
const isWritten = (route: string, path: string): boolean => {
  const given = path.split('/')
  return route.split('/').every((word, at) => word.startsWith(':') || word === given[at])
}

/** Whether the site itself responds at an address, given without its language: no redirect from there is followed. */
export const isOwn = (path: string): boolean =>
  shared.test(path) ||
  foldedTo(path) !== null ||
  waysTo(path).some((way) => !publishedWays.has(way.path) && isWritten(way.path, path))
