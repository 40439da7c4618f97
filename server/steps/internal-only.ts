import { internalHeader } from '../../src/core/internal-headers'
import { pathOf, refusal, type Step } from '../exchange'
import { isInternal } from '../internal'

/** Routes for the server's own requests to its bundle do not exist (404) for any other caller. */
export const internalOnly: Step = async (request, next) => {
  if (isInternal(request)) return next(request)
  if (/^\/+api\/+internal(\/|$)/i.test(decodeURIComponent(pathOf(request.url))))
    return refusal(request, 404, 'notFound')
  if (!(internalHeader in request.headers)) return next(request)
  const { [internalHeader]: _, ...headers } = request.headers
  return next({ ...request, headers })
}
