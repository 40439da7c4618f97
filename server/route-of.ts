import { splitLocale } from '../src/core/paths'
import { wayOf, waysTo } from '../src/core/ways-in'
import { pathOf, type Incoming } from './answer'

/** The route of a request as it is listed, without what a caller put into the address; `none` where it is no way in. */
export function routeOf({ method, url }: Pick<Incoming, 'method' | 'url'>): string {
  const path = pathOf(url)
  if (path.startsWith('/_next/')) return '/_next'
  try {
    const bare = splitLocale(decodeURIComponent(path)).path
    return (wayOf(method, bare) ?? waysTo(bare)[0])?.path ?? 'none'
  } catch {
    return 'none'
  }
}
