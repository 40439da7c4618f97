import { headerOf, pathOf, refusal, type Step } from '../exchange'

/**
 * What Next resolves when it parses an address, and so would lead past the steps, which look at it as it was sent: a
 * segment of dots, a backslash, which it takes for a slash, and a fragment, which no browser sends (T-1P).
 */
const resolvedLater = /\\|(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i

/** A name or an address with its port; two of them at once, or anything else, would mean one thing here and another behind. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

const isWellFormed = (url: string): boolean => {
  const path = pathOf(url)
  if (!url.startsWith('/') || url.includes('#') || resolvedLater.test(path)) return false
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** An address that cannot be decoded would throw in every route. */
export const wellFormed: Step = async (request, next) =>
  isWellFormed(request.url) && (request.headers.host === undefined || host.test(headerOf(request.headers, 'host')))
    ? next(request)
    : refusal(400, 'malformedAddress')
