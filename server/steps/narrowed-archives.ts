import { collectionPages } from '../../src/core/collections'
import { narrowedHeader } from '../../src/core/internal-headers'
import { listParameters } from '../../src/core/list-parameters'
import { splitLocale } from '../../src/core/paths'
import { pathOf, type Step } from '../answer'

const archives: ReadonlySet<string> = new Set(Object.values(collectionPages).map(({ archive }) => archive))

/** The page of one product; a name with a dot is a file. */
const product = new RegExp(`^${collectionPages.products.folder}/[^/.]+$`)

/** What the lists of a page are asked by has a route of its own, with the variant that is sold first (D-36). */
const ofLists: ReadonlySet<string> = new Set(listParameters)

/** What campaigns and Next itself add to an address: it says nothing of an archive or a product. */
const foreign = /^(?:utm_|gclid$|fbclid$|msclkid$|mc_|_rsc$)/

/**
 * Marks the request of an archive whose query narrows it: Next renders it for the query then, narrowed, sorted and paged
 * (D-36), while its bare address stays a static page. So is a product whose query may choose by its options (NAV-07).
 * Which keys narrow an archive depends on the categories that editors make, and options on the product, so that no rewrite
 * of Next could list them.
 */
export const narrowedArchives: Step = (request, next) => {
  const path = pathOf(request.url)
  const keys = [...new URLSearchParams(request.url.slice(path.length)).keys()].filter((key) => !foreign.test(key))
  const bare = splitLocale(path).path
  const isChosen = product.test(bare) && keys.some((key) => !ofLists.has(key))
  const isNarrowed = isChosen || (archives.has(bare) && keys.length > 0)
  const { [narrowedHeader]: _, ...headers } = request.headers
  return next({ ...request, headers: isNarrowed ? { ...headers, [narrowedHeader]: '1' } : headers })
}
