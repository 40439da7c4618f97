import { splitLocale } from '../src/core/paths'
import { priceOf } from '../src/core/prices'
import { wayOf, waysTo } from '../src/core/ways-in'
import type { Way } from '../src/core/ways-in.data'
import { pathOf, type Incoming } from './exchange'

type Target = Pick<Incoming, 'method' | 'url'>

/** The listed way in that a request takes, or one to the same address by another method. */
function listed({ method, url }: Target): Way | null {
  try {
    const bare = splitLocale(decodeURIComponent(pathOf(url))).path
    return wayOf(method, bare) ?? waysTo(bare)[0] ?? null
  } catch {
    return null
  }
}

/** The route of a request as it is listed, without what a caller put into the address; `none` where it is no way in. */
export const routeOf = (request: Target): string =>
  pathOf(request.url).startsWith('/_next/') ? '/_next' : (listed(request)?.path ?? 'none')

/** Points that a call takes of its budget; the cost of a page is known from its response alone (`pointsOf`). */
export const priceOfCall = (request: Target): number =>
  /^\/api(\/|$)/.test(pathOf(request.url))
    ? priceOf(listed(request), new URLSearchParams(request.url.split('?')[1] ?? ''))
    : 0
