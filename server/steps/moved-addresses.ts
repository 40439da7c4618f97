import { helpInItsLetters } from '../../src/core/help-address'
import { languageInItsLetters } from '../../src/core/language-address'
import { pageHeaders } from '../../src/platform/security/headers'
import { pathOf, type Outgoing, type Step } from '../exchange'
import { isDocument, isDraft, isRead } from './plain-errors'
import { revalidated } from './page-cache-headers'

/** A page of this site with what the visitor's address asked for besides. */
function withQuery(target: string, query: string): string {
  if (query === '' || !target.startsWith('/')) return target
  const [, path = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(target) ?? []
  return `${path}${path.includes('?') ? '&' : '?'}${query}${fragment}`
}

/** Leads on for good. */
export const permanent = (location: string): Outgoing => ({
  status: 308,
  headers: { ...pageHeaders, location, 'cache-control': revalidated, 'content-length': '0' },
  body: null,
})

/**
 * Leads on from an address that only a redirect knows (NAV-17). Those of an older site are often such as no page here
 * could have: Next takes `/index.php` for a file, and `/Old_Name` is no slug. So does one whose capitals are
 * others, or its language alone, where no redirect knows it. A client that fetches the data of a page is led on by the page.
 */
export function movedAddresses(
  movedTo: (path: string) => Promise<string | null> | null,
  inItsLetters: (path: string) => string | null,
): Step {
  return async (request, next) => {
    if (!isRead(request) || !isDocument(request) || isDraft(request)) return next(request)
    const path = pathOf(request.url)
    const query = request.url.slice(path.length + 1)
    const help = helpInItsLetters(path)
    if (help !== null) return permanent(withQuery(help, query))
    const target = await movedTo(path)?.catch((error: unknown) => {
      console.error('A redirect could not be read', error)
    })
    const to = target ?? inItsLetters(path) ?? languageInItsLetters(path)
    return to ? permanent(withQuery(to, query)) : next(request)
  }
}
