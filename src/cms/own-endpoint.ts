import type { CollectionSlug, Endpoint, PayloadHandler, PayloadRequest } from 'payload'

type Route = Pick<Endpoint, 'path' | 'method'>

/**
 * Payload's own handler of a route that an endpoint of ours overrides, since a collection's endpoints come before
 * Payload's. It reads the body itself, so the caller must not.
 */
export function payloadsOwn(req: PayloadRequest, collection: CollectionSlug, route: Route): PayloadHandler {
  const { endpoints } = req.payload.collections[collection].config
  const own = (endpoints || []).findLast(({ path, method }) => path === route.path && method === route.method)
  if (!own) throw new Error(`${collection} has no route ${route.method} ${route.path}`)
  return own.handler
}
