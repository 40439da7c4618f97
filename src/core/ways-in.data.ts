import { cardCollections, collectionPages } from './collections'
import { contributionKinds } from './contributions'

/**
 * Who may use a way in. `rights` leaves it to the access rules of each collection (tests/access/expected.ts compares
 * them); `owner` is the visitor or member whom the session or the cookie names.
 */
type Who = 'everybody' | 'owner' | 'members' | 'admins' | 'rights' | 'server' | 'nobody'

/**
 * The cost of a call, which rate limits charge (src/core/prices.ts): `memory` is served without the database, `row`
 * reads one, `list` as many as its query selects, `write` changes rows, `hash` compares or makes a password, `render`
 * renders a page, `picture` renders or reads one, `table` reads or writes a whole collection.
 */
type Cost = 'memory' | 'row' | 'list' | 'write' | 'hash' | 'render' | 'picture' | 'table'

export type Way = {
  /** `:id` is a number, `:word` one part of a path, `:words+` one or more. */
  readonly path: string
  readonly methods: readonly string[]
  readonly who: Who
  readonly cost: Cost
  /** What `:collection` may be. */
  readonly of?: readonly string[]
}

const content = [...cardCollections, 'pages']
const marks = ['likes', 'helpfuls', 'reports']
const tables = ['exports', 'imports']
const kept = ['moderations', 'price-records', 'seed-records', 'stats', 'changes', 'carts', 'cart-lines']
const payloads = ['payload-kv', 'payload-jobs', 'payload-preferences']
const collections = [
  ...content,
  ...contributionKinds,
  ...marks,
  ...tables,
  ...kept,
  ...payloads,
  'references',
  'categories',
  'media',
  'users',
  'forms',
  'form-submissions',
  'redirects',
  'searchterms',
  'poisoncenters',
]
const uploads = ['media', ...tables]
/** Collections whose documents can be duplicated in the admin. */
const copied = [
  ...content,
  ...payloads,
  'references',
  'media',
  'forms',
  'redirects',
  'searchterms',
  ...kept.filter((slug) => slug !== 'moderations'),
]

/** The routes that Payload derives from the content model, all behind `guarded()`. */
const payloadWays: readonly Way[] = [
  { path: '/api/access', methods: ['GET'], who: 'admins', cost: 'row' },
  { path: '/api/:collection', methods: ['GET'], who: 'rights', cost: 'list', of: collections },
  { path: '/api/:collection', methods: ['POST', 'PATCH', 'DELETE'], who: 'rights', cost: 'write', of: collections },
  { path: '/api/:collection/count', methods: ['GET'], who: 'rights', cost: 'row', of: collections },
  { path: '/api/:collection/:id', methods: ['GET'], who: 'rights', cost: 'row', of: collections },
  { path: '/api/:collection/:id', methods: ['PATCH', 'DELETE'], who: 'rights', cost: 'write', of: collections },
  { path: '/api/:collection/:id/duplicate', methods: ['POST'], who: 'admins', cost: 'write', of: copied },
  { path: '/api/:collection/access', methods: ['POST'], who: 'admins', cost: 'row', of: collections },
  { path: '/api/:collection/access/:id', methods: ['POST'], who: 'admins', cost: 'row', of: collections },
  { path: '/api/:collection/versions', methods: ['GET'], who: 'admins', cost: 'list', of: collections },
  { path: '/api/:collection/versions/:id', methods: ['GET'], who: 'admins', cost: 'row', of: collections },
  { path: '/api/:collection/versions/:id', methods: ['POST'], who: 'admins', cost: 'write', of: collections },
  { path: '/api/:collection/file/:name', methods: ['GET'], who: 'rights', cost: 'picture', of: uploads },
  { path: '/api/:collection/paste-url', methods: ['GET'], who: 'nobody', cost: 'memory', of: uploads },
  { path: '/api/:collection/paste-url/:id', methods: ['GET'], who: 'nobody', cost: 'memory', of: uploads },
  { path: '/api/products/:id/take', methods: ['POST'], who: 'admins', cost: 'write' },
  { path: '/api/users/login', methods: ['POST'], who: 'everybody', cost: 'hash' },
  { path: '/api/users/logout', methods: ['POST'], who: 'owner', cost: 'write' },
  { path: '/api/users/refresh-token', methods: ['POST'], who: 'owner', cost: 'write' },
  { path: '/api/users/register', methods: ['POST'], who: 'everybody', cost: 'hash' },
  { path: '/api/users/first-register', methods: ['POST'], who: 'nobody', cost: 'row' },
  { path: '/api/users/forgot-password', methods: ['POST'], who: 'everybody', cost: 'write' },
  { path: '/api/users/reset-password', methods: ['POST'], who: 'everybody', cost: 'hash' },
  { path: '/api/users/verify/:token', methods: ['POST'], who: 'nobody', cost: 'row' },
  { path: '/api/users/unlock', methods: ['POST'], who: 'admins', cost: 'write' },
  { path: '/api/users/init', methods: ['GET'], who: 'everybody', cost: 'row' },
  { path: '/api/users/me', methods: ['GET'], who: 'everybody', cost: 'row' },
  { path: '/api/exports/download', methods: ['POST'], who: 'admins', cost: 'table' },
  { path: '/api/exports/export-preview', methods: ['POST'], who: 'admins', cost: 'table' },
  { path: '/api/imports/preview-data', methods: ['POST'], who: 'admins', cost: 'table' },
  { path: '/api/payload-jobs/run', methods: ['GET'], who: 'admins', cost: 'table' },
  { path: '/api/payload-jobs/handle-schedules', methods: ['GET'], who: 'admins', cost: 'table' },
  { path: '/api/payload-preferences/:key', methods: ['GET'], who: 'admins', cost: 'row' },
  { path: '/api/payload-preferences/:key', methods: ['POST', 'DELETE'], who: 'admins', cost: 'write' },
  { path: '/api/globals/:global', methods: ['GET'], who: 'everybody', cost: 'row' },
  { path: '/api/globals/:global', methods: ['POST'], who: 'admins', cost: 'write' },
  { path: '/api/globals/:global/access', methods: ['POST'], who: 'admins', cost: 'row' },
  { path: '/api/globals/:global/versions', methods: ['GET'], who: 'admins', cost: 'list' },
  { path: '/api/globals/:global/versions/:id', methods: ['GET'], who: 'admins', cost: 'row' },
  { path: '/api/globals/:global/versions/:id', methods: ['POST'], who: 'admins', cost: 'write' },
]

/** Routes of our own below `/api`. */
const ownWays: readonly Way[] = [
  { path: '/api/account/data', methods: ['GET'], who: 'owner', cost: 'table' },
  { path: '/api/cart', methods: ['GET', 'HEAD'], who: 'owner', cost: 'row' },
  { path: '/api/cart/items', methods: ['POST'], who: 'owner', cost: 'write' },
  { path: '/api/cart/items/:line', methods: ['PATCH', 'DELETE'], who: 'owner', cost: 'write' },
  { path: '/api/collectionOverride', methods: ['POST'], who: 'owner', cost: 'list' },
  { path: '/api/counts', methods: ['GET'], who: 'everybody', cost: 'row' },
  { path: '/api/entries', methods: ['GET'], who: 'everybody', cost: 'list' },
  { path: '/api/entries/own', methods: ['GET'], who: 'owner', cost: 'row' },
  { path: '/api/filter', methods: ['POST'], who: 'everybody', cost: 'memory' },
  { path: '/api/graphql', methods: ['POST', 'OPTIONS'], who: 'everybody', cost: 'list' },
  { path: '/api/health/live', methods: ['GET'], who: 'everybody', cost: 'memory' },
  { path: '/api/health/ready', methods: ['GET'], who: 'everybody', cost: 'row' },
  { path: '/api/internal/changes', methods: ['POST'], who: 'server', cost: 'row' },
  { path: '/api/mails', methods: ['POST'], who: 'admins', cost: 'write' },
  { path: '/api/metrics', methods: ['GET'], who: 'admins', cost: 'row' },
  { path: '/api/moderation', methods: ['POST'], who: 'admins', cost: 'write' },
  { path: '/api/page-forms/:name', methods: ['POST'], who: 'everybody', cost: 'write' },
  { path: '/api/paginatedCollectionOverride', methods: ['POST'], who: 'everybody', cost: 'list' },
  { path: '/api/products/filter', methods: ['GET'], who: 'everybody', cost: 'memory' },
  { path: '/api/products/table', methods: ['GET', 'POST'], who: 'admins', cost: 'table' },
  { path: '/api/search', methods: ['GET'], who: 'everybody', cost: 'memory' },
  { path: '/api/visitor', methods: ['GET'], who: 'everybody', cost: 'row' },
]

const read = ['GET', 'HEAD']
const page = (path: string, cost: Cost = 'render', who: Who = 'everybody'): Way => ({ path, methods: read, who, cost })

/** The archive of each collection with pages, its further pages, and its documents. */
const collectionWays = Object.values(collectionPages).flatMap(({ archive, folder }) => [
  page(archive),
  page(`${archive}/page/:page`),
  page(`${folder}/:slug`),
])

/** Pages and files, without their locale; src/app/known-addresses.ts knows which slugs have a document. */
const pageWays: readonly Way[] = [
  page('/'),
  page('/:slug'),
  page('/categories'),
  page('/categories/:path+'),
  page('/mushrooms'),
  ...collectionWays,
  page('/mushrooms/calendar'),
  page('/mushrooms/species/chemistry/:group/:compound'),
  page('/mushrooms/species/compare'),
  page('/mushrooms/species/identify'),
  page('/mushrooms/species/type/:type'),
  page('/mushrooms/species/type/psychoactive/dosage-calculator'),
  page('/page-not-found'),
  page('/poison'),
  page('/styleguide'),
  page('/styleguide/dark'),
  page('/styleguide/light'),
  page('/account', 'render', 'owner'),
  page('/cart', 'render', 'owner'),
  page('/chosen/calculator'),
  page('/chosen/mushrooms/:slug'),
  page('/chosen/mushrooms/product/:slug'),
  page('/chosen/mushrooms/vendor/:slug'),
  page('/forgot-password'),
  page('/forms/:id'),
  page('/like'),
  page('/like/:mark'),
  page('/lists/:path+'),
  page('/login'),
  page('/narrowed/:collection'),
  page('/preview/:collection/:id', 'render', 'admins'),
  page('/reset-password'),
  page('/search'),
  page('/sign-up'),
  page('/verify'),
  page('/write/:kind'),
  page('/markdown/:path+', 'row'),
  page('/mushrooms/growing-guides/feed.json', 'memory'),
  page('/mushrooms/growing-guides/feed.xml', 'memory'),
  page('/mushrooms/products/feed.json', 'memory'),
  page('/mushrooms/products/feed.xml', 'memory'),
  page('/posts/feed.json', 'memory'),
  page('/posts/feed.xml', 'memory'),
  page('/llms.txt', 'memory'),
  page('/robots.txt', 'memory'),
  page('/sitemap.xml', 'memory'),
  page('/sitemaps/:file', 'memory'),
  page('/og/:locale/:kind/:name+', 'picture'),
]

/** The pages of the admin, which also take the POST calls of its server functions. */
const adminWays: readonly Way[] = [
  page('/admin', 'render', 'admins'),
  page('/admin/:path+', 'render', 'admins'),
  { path: '/admin', methods: ['POST'], who: 'admins', cost: 'render' },
  { path: '/admin/:path+', methods: ['POST'], who: 'admins', cost: 'render' },
]

/**
 * Payload's server functions that the admin may call by POST. Payload itself looks their names up in a plain object,
 * and would accept the name of any inherited property (M1).
 */
export const serverFunctions = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
] as const

/** Payload's server functions that this site has no use for: they are rejected. */
export const closedFunctions = ['get-folder-results-component-and-data'] as const

/** Every way into the site: what is not listed is a 404, another method a 405 (docs/ways-in.md). */
export const waysIn: readonly Way[] = [...payloadWays, ...ownWays, ...pageWays, ...adminWays]
