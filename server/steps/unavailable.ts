import { lifecycle } from '../../src/core/shared/lifecycle'
import { leave, type Incoming, type Next, type Step } from '../exchange'
import { isDocument, isRead } from './plain-errors'

/** Seconds after which a reader of feeds or a search engine may come again. */
const retryAfter = '30'

/** Next gives one render to all who ask for a page meanwhile: what failed may have begun before they asked. */
const renderMilliseconds = 1000

/**
 * A page, a feed or a site map that fails while the site is not ready, as with its database away, is unavailable (503)
 * and comes back: a search engine that reads a fault (500) of it may drop its address. So is one that failed in the second
 * before the database came back.
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
