import fresh from 'fresh'
import { leave, type Step } from '../exchange'

const conditions = ['if-none-match', 'if-modified-since']

/**
 * Responds with 304 where the browser has what would be sent. The steps behind this one, and Next, see no condition:
 * their responses may be cached for others.
 */
export const conditional: Step = async (request, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || !conditions.some((name) => name in request.headers)) return next(request)
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !conditions.includes(name)))
  const response = await next({ ...request, headers })
  // What responds here is never a stored copy, so a request for no cache is met by a comparison too.
  const { 'cache-control': _cacheControl, ...requested } = request.headers
  if (response.status !== 200 || !fresh(requested, response.headers)) return response
  const { 'content-type': _, 'content-length': __, ...kept } = response.headers
  leave(response)
  return { status: 304, headers: kept, body: null }
}
