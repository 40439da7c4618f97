import { headerOf, type Step } from '../exchange'

/** Browsers keep a page, and revalidate it before each use. */
export const revalidated = 'public, max-age=0, must-revalidate'

/**
 * Next lets shared caches store a static page for a long time. The site revalidates its own pages and cannot purge a
 * cache that it does not know, so these must revalidate each time; the ETag keeps that response short.
 */
export const pageCacheHeaders: Step = async (request, next) => {
  const response = await next(request)
  if (!headerOf(response.headers, 'cache-control').startsWith('s-maxage')) return response
  return { ...response, headers: { ...response.headers, 'cache-control': revalidated } }
}
