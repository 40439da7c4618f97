import { headerOf, pathOf, refusal, type Incoming, type Step } from '../exchange'
import { localePrefix } from '../error-page'
import { isDocument, isRead, notFoundName } from './error-pages'

/**
 * What Next resolves when it parses an address, so that the steps would have checked another path: a segment of dots, a
 * backslash, which it takes for a slash, and a fragment, which no browser sends (T-1P).
 */
const resolvedLater = /\\|(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i

/** A host name or IP address with a port; two hosts, or anything else, could be read differently here and by Next. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

const isDecodable = (url: string): boolean => {
  try {
    decodeURIComponent(pathOf(url))
    return true
  } catch {
    return false
  }
}

const isPlain = ({ url, headers }: Incoming): boolean =>
  url.startsWith('/') &&
  !url.includes('#') &&
  !resolvedLater.test(pathOf(url)) &&
  (headers.host === undefined || host.test(headerOf(headers, 'host')))

/**
 * Rejects (400) addresses that cannot be decoded, which would throw in every route. For a page, the response is the
 * site's own 404 page in the locale of the address.
 */
export const wellFormed: Step = async (request, next) => {
  if (!isPlain(request)) return refusal(request, 400, 'malformedAddress')
  if (isDecodable(request.url)) return next(request)
  if (!isRead(request) || !isDocument(request)) return refusal(request, 400, 'malformedAddress')
  return { ...(await next({ ...request, url: `${localePrefix(request.url)}${notFoundName}` })), status: 400 }
}
