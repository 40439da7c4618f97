import fresh from 'fresh'
import { leave, type Step } from '../exchange'

const conditions = ['if-none-match', 'if-modified-since']

/**
 * Responds with 304 if the browser has the response already. The inner steps and Next do not see the condition, since
 * their responses may be cached for other visitors.
 */
export const conditional: Step = async (request, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || !conditions.some((name) => name in request.headers)) return next(request)
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !conditions.includes(name)))
  const response = await next({ ...request, headers })
  // The response is never a stored copy, so a request with `no-cache` may get a 304 too.
  const { 'cache-control': _cacheControl, ...requested } = request.headers
  if (response.status !== 200 || !fresh(requested, response.headers)) return response
  const { 'content-type': _, 'content-length': __, ...kept } = response.headers
  leave(response)
  return { status: 304, headers: kept, body: null }
}
