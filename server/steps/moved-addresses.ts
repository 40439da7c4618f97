import { canonicalPoisonPath } from '../../src/core/help-address'
import { canonicalLocalePath } from '../../src/core/language-address'
import { pageHeaders } from '../../src/platform/security/headers'
import { pathOf, type Outgoing, type Step } from '../exchange'
import { isDocument, isDraft, isRead } from './error-pages'
import { revalidated } from './page-cache-headers'

/** Adds the visitor's query to a redirect's target on this site. */
function withQuery(target: string, query: string): string {
  if (query === '' || !target.startsWith('/')) return target
  const [, path = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(target) ?? []
  return `${path}${path.includes('?') ? '&' : '?'}${query}${fragment}`
}

/** A permanent redirect (308). */
export const permanent = (location: string): Outgoing => ({
  status: 308,
  headers: { ...pageHeaders, location, 'cache-control': revalidated, 'content-length': '0' },
  body: null,
})

/**
 * Redirects addresses that only a redirect knows (NAV-17). Those of an older site often cannot be pages here: Next
 * takes `/index.php` for a file, and `/Old_Name` is no slug. Also redirects addresses with capitals, in the path or
 * only in the locale. A client that fetches the RSC payload of a page is redirected by the page itself.
 */
export function movedAddresses(
  movedTo: (path: string) => Promise<string | null> | null,
  canonicalAddress: (path: string) => string | null,
): Step {
  return async (request, next) => {
    if (!isRead(request) || !isDocument(request) || isDraft(request)) return next(request)
    const path = pathOf(request.url)
    const query = request.url.slice(path.length + 1)
    const help = canonicalPoisonPath(path)
    if (help !== null) return permanent(withQuery(help, query))
    const target = await movedTo(path)?.catch((error: unknown) => {
      console.error('A redirect could not be read', error)
    })
    const to = target ?? canonicalAddress(path) ?? canonicalLocalePath(path)
    return to ? permanent(withQuery(to, query)) : next(request)
  }
}
