import { headerOf, type Step } from '../exchange'
import { isInternal } from '../internal'
import { count, countPage } from '../metrics'
import { routeOf } from '../route-of'

/** Counts responses, and how long they take. */
export const measured: Step = async (request, next) => {
  if (isInternal(request)) return next(request)
  const begun = performance.now()
  const response = await next(request)
  count(routeOf(request), request.method, response.status, (performance.now() - begun) / 1000)
  if (headerOf(response.headers, 'content-type').startsWith('text/html'))
    countPage(headerOf(response.headers, 'x-nextjs-cache') || 'none')
  return response
}
