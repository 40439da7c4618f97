import { lifecycle } from '../../src/core/shared/lifecycle'
import { leave, type Incoming, type Next, type Step } from '../exchange'
import { isDocument, isRead } from './error-pages'

/** Seconds after which a feed reader or a search engine may retry. */
const retryAfter = '30'

/** Next shares a render between concurrent requests, so a failed one may have begun this long before the request. */
const renderMilliseconds = 1000

/**
 * Turns a 500 of a page, feed or site map into a 503 while the site is not ready, as when its database is unavailable:
 * on a 500, a search engine may drop the address. Also if the database was unavailable within the second before the
 * request.
 */
export const unavailable: Step = async (request, next) => {
  const since = Date.now() - renderMilliseconds
  const response = await next(request)
  if (response.status !== 500 || !isRead(request) || !isDocument(request)) return response
  if (lifecycle.databaseAwayAt > since || !(await isReady(request, next)))
    return { ...response, status: 503, headers: { ...response.headers, 'retry-after': retryAfter } }
  return response
}

async function isReady(request: Incoming, next: Next): Promise<boolean> {
  const ready = await next({ ...request, method: 'GET', url: '/api/health/ready' })
  leave(ready)
  return ready.status !== 503
}
