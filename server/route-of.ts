import { splitLocale } from '../src/core/paths'
import { priceOf } from '../src/core/prices'
import { wayOf, waysTo } from '../src/core/ways-in'
import type { Way } from '../src/core/ways-in.data'
import { pathOf, type Incoming } from './exchange'

type Target = Pick<Incoming, 'method' | 'url'>

/** The listed way in for a request, or another method's for the same address. */
function listed({ method, url }: Target): Way | null {
  try {
    const bare = splitLocale(decodeURIComponent(pathOf(url))).path
    return wayOf(method, bare) ?? waysTo(bare)[0] ?? null
  } catch {
    return null
  }
}

/** The listed route of a request, without values from its address; `none` where it matches none. */
export const routeOf = (request: Target): string =>
  pathOf(request.url).startsWith('/_next/') ? '/_next' : (listed(request)?.path ?? 'none')

/** The points of an API call; the cost of a page is known only from its response (`pointsOf`). */
export const priceOfCall = (request: Target): number =>
  /^\/api(\/|$)/.test(pathOf(request.url))
    ? priceOf(listed(request), new URLSearchParams(request.url.split('?')[1] ?? ''))
    : 0
