import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { isAdmin, nobody } from '../access/atoms'
import { checkAdminFilter } from './operation-guard'
import { notAllowed, notFound } from './request-guard'

type Handler = Endpoint['handler']

const absent: Handler = () => notFound()

/** Restricts to admins a route, of a plugin or of Payload, that checks no session itself. */
export const forAdmins =
  (handler: Handler): Handler =>
  (req) =>
    isAdmin(req.user) ? handler(req) : notAllowed()

const isVersionRoute = ({ path }: Endpoint): boolean => path === '/versions' || path.startsWith('/versions/')

type Entity = { versions?: unknown; auth?: unknown }
type Routed = Pick<SanitizedCollectionConfig, 'endpoints'> & Entity

const verifies = ({ auth }: Entity): boolean =>
  typeof auth === 'object' && auth !== null && Boolean(Reflect.get(auth, 'verify'))

/** Only the admin needs the access routes, to know what to render, so others get a 404. */
const isAccessRoute = ({ path }: Endpoint): boolean => path === '/access' || path.startsWith('/access/')

const hidden =
  (handler: Handler): Handler =>
  (req) =>
    isAdmin(req.user) ? handler(req) : absent(req)

/** Payload serves routes of versions and verification also for collections without these, and fails in them. */
function handlerOf(entity: Entity, endpoint: Endpoint): Handler {
  const isDead =
    (!entity.versions && isVersionRoute(endpoint)) || (endpoint.path.startsWith('/verify/') && !verifies(entity))
  if (isDead) return absent
  return isAccessRoute(endpoint) ? hidden(endpoint.handler) : endpoint.handler
}

const withoutDeadRoutes = <T extends Routed>(entity: T): T =>
  entity.endpoints
    ? {
        ...entity,
        endpoints: entity.endpoints.map((endpoint) => ({ ...endpoint, handler: handlerOf(entity, endpoint) })),
      }
    : entity

/** Payload fails to delete a preference that does not exist, with a query that its database cannot run (L2). */
const whereThere =
  (handler: Handler): Handler =>
  async (req) => {
    const { totalDocs } = await req.payload.count({
      collection: 'payload-preferences',
      where: {
        and: [{ key: { equals: String(req.routeParams?.key) } }, { 'user.value': { equals: req.user?.id ?? 0 } }],
      },
      overrideAccess: true,
      req,
    })
    return totalDocs > 0 ? handler(req) : notFound()
  }

const isSetting = ({ method, path }: Endpoint): boolean => method === 'delete' && path === '/:key'

/**
 * Restricts Payload's own collections (preferences, jobs, migrations) to admins, and keeps them out of the GraphQL
 * schema.
 */
const closed = (collection: SanitizedCollectionConfig): SanitizedCollectionConfig => ({
  ...collection,
  graphQL: false,
  lockDocuments: false,
  hooks: { ...collection.hooks, beforeOperation: [checkAdminFilter, ...collection.hooks.beforeOperation] },
  access: { ...collection.access, create: nobody, readVersions: nobody, unlock: nobody },
  endpoints:
    collection.endpoints &&
    collection.endpoints.map((endpoint) => ({
      ...endpoint,
      handler: forAdmins(isSetting(endpoint) ? whereThere(endpoint.handler) : endpoint.handler),
    })),
})

/**
 * Closes the collections that Payload adds after all plugins have run (T-1P, G5): no plugin can reach
 * them, so it is done to the finished config.
 */
export function closePayloadCollections(config: SanitizedConfig): SanitizedConfig {
  for (const endpoint of config.endpoints) endpoint.handler = handlerOf({ versions: true }, endpoint)
  return {
    ...config,
    collections: config.collections.map((collection) =>
      withoutDeadRoutes(collection.slug.startsWith('payload-') ? closed(collection) : collection),
    ),
    globals: config.globals.map(withoutDeadRoutes),
  }
}
