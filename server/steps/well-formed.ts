import { headerOf, pathOf, refusal, type Incoming, type Step } from '../exchange'
import { localePrefix } from '../error-page'
import { isDocument, isRead, notFoundName } from './plain-errors'

/**
 * What Next resolves when it parses an address, and so would lead past the steps, which look at it as it was sent: a
 * segment of dots, a backslash, which it takes for a slash, and a fragment, which no browser sends (T-1P).
 */
const resolvedLater = /\\|(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i

/** A name or an address with its port; two of them at once, or anything else, would mean one thing here and another behind. */
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
 * An address that cannot be decoded would throw in every route. Where it was meant for a page, its visitor reads the
 * site's own page for what is not there, in the language of the address.
 */
export const wellFormed: Step = async (request, next) => {
  if (!isPlain(request)) return refusal(request, 400, 'malformedAddress')
  if (isDecodable(request.url)) return next(request)
  if (!isRead(request) || !isDocument(request)) return refusal(request, 400, 'malformedAddress')
  return { ...(await next({ ...request, url: `${localePrefix(request.url)}${notFoundName}` })), status: 400 }
}
