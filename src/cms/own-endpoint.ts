import type { CollectionSlug, Endpoint, PayloadHandler, PayloadRequest } from 'payload'

type Route = Pick<Endpoint, 'path' | 'method'>

/**
 * Payload's own handler of a route that an endpoint of ours handles first: a collection's own endpoints stand
 * before Payload's. It reads the body itself, so what calls it must not.
 */
export function payloadsOwn(req: PayloadRequest, collection: CollectionSlug, route: Route): PayloadHandler {
  const { endpoints } = req.payload.collections[collection].config
  const own = (endpoints || []).findLast(({ path, method }) => path === route.path && method === route.method)
  if (!own) throw new Error(`${collection} has no route ${route.method} ${route.path}`)
  return own.handler
}
