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
  const answer = await next({ ...request, headers })
  // What responds here is never a stored copy, so a request for no cache is met by a comparison too.
  const { 'cache-control': _cacheControl, ...asked } = request.headers
  if (answer.status !== 200 || !fresh(asked, answer.headers)) return answer
  const { 'content-type': _, 'content-length': __, ...kept } = answer.headers
  leave(answer)
  return { status: 304, headers: kept, body: null }
}
