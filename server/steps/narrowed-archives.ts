import { collectionPages } from '../../src/core/collections'
import { narrowedHeader } from '../../src/core/internal-headers'
import { splitLocale } from '../../src/core/paths'
import { pathOf, type Step } from '../answer'

const archives: ReadonlySet<string> = new Set(Object.values(collectionPages).map(({ archive }) => archive))

/** What campaigns and Next itself add to an address: it says nothing of an archive. */
const foreign = /^(?:utm_|gclid$|fbclid$|msclkid$|mc_|_rsc$)/

/**
 * Marks the request of an archive whose query narrows it: Next renders it for the query then, narrowed, sorted and paged
 * (D-36), while its bare address stays a static page. Which keys narrow an archive depends on the categories that
 * editors make, so that no rewrite of Next could list them.
 */
export const narrowedArchives: Step = (request, next) => {
  const path = pathOf(request.url)
  const keys = [...new URLSearchParams(request.url.slice(path.length)).keys()]
  const isNarrowed = archives.has(splitLocale(path).path) && keys.some((key) => !foreign.test(key))
  const { [narrowedHeader]: _, ...headers } = request.headers
  return next({ ...request, headers: isNarrowed ? { ...headers, [narrowedHeader]: '1' } : headers })
}
