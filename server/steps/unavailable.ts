import { leave, type Step } from '../exchange'
import { isDocument, isRead } from './plain-errors'

/** Seconds after which a reader of feeds or a search engine may come again. */
const retryAfter = '30'

/**
 * A page, a feed or a site map that fails while the site is not ready, as with its database away, is unavailable (503)
 * and comes back: a search engine that reads a fault (500) of it may drop its address.
 */
export const unavailable: Step = async (request, next) => {
  const response = await next(request)
  if (response.status !== 500 || !isRead(request) || !isDocument(request)) return response
  const ready = await next({ ...request, method: 'GET', url: '/api/health/ready' })
  leave(ready)
  return ready.status === 503
    ? { ...response, status: 503, headers: { ...response.headers, 'retry-after': retryAfter } }
    : response
}
