import { headerOf, type Step } from '../exchange'

/** Browsers keep a page, and revalidate it before each use. */
export const revalidated = 'public, max-age=0, must-revalidate'

/**
 * Next lets shared caches keep a static page for long. The site refreshes its pages itself and cannot reach a cache
 * it does not know, so every other cache requests again; the entity tag makes that response short.
 */
export const pageCacheHeaders: Step = async (request, next) => {
  const response = await next(request)
  if (!headerOf(response.headers, 'cache-control').startsWith('s-maxage')) return response
  return { ...response, headers: { ...response.headers, 'cache-control': revalidated } }
}
