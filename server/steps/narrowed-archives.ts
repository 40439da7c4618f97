import { collectionPages, type CardCollection } from '../../src/core/collections'
import { narrowedHeader } from '../../src/core/internal-headers'
import { listParameters } from '../../src/core/list-parameters'
import { localizedPath, splitLocale, splitPage } from '../../src/core/paths'
import { pathOf, type Step } from '../exchange'
import { permanent } from './moved-addresses'

const archives: ReadonlyMap<string, CardCollection> = new Map(
  Object.entries(collectionPages).map(([collection, { archive }]) => [archive, collection as CardCollection]),
)

/** The page of one product; a name with a dot is a file. */
const product = new RegExp(`^${collectionPages.products.folder}/[^/.]+$`)

/**
 * A page whose query selects what its lists show has a route of its own, with the variant that is sold first (D-36).
 */
const ofLists: ReadonlySet<string> = new Set(listParameters)

/** Next's own, which tells its caches the data of a page from the page. */
const ofNext = '_rsc'

/** What campaigns and search engines add to an address: it is no option of a product. */
const foreign = /^(?:utm_|gclid$|gbraid$|wbraid$|gad_|fbclid$|msclkid$|srsltid$|mc_)/

/**
 * Marks the request of an archive whose query narrows it: Next renders it for the query then, narrowed, sorted and paged
 * (D-36), while its bare address stays a static page, and so does one with what campaigns and search engines add to it.
 * So is a product whose query may choose by its options (NAV-07). Which keys narrow an archive depends on the categories
 * that editors make, and options on the product, so that no rewrite of Next could list them.
 */
export function narrowedArchives(narrows: (collection: CardCollection, key: string) => boolean): Step {
  return (request, next) => {
    const path = pathOf(request.url)
    const { locale, path: bare } = splitLocale(path)
    const archive = splitPage(bare)
    const collection = archives.get(archive.path)
    const mayChoose = (key: string): boolean =>
      collection ? narrows(collection, key) : product.test(bare) && !ofLists.has(key) && !foreign.test(key)
    const query = new URLSearchParams(request.url.slice(path.length))
    const isNarrowed = [...query.keys()].some((key) => key !== ofNext && mayChoose(key))
    if (isNarrowed && collection && archive.path !== bare) {
      if (!query.has('page')) query.set('page', String(archive.page))
      return Promise.resolve(permanent(`${localizedPath(locale, archive.path)}?${query.toString()}`))
    }
    const { [narrowedHeader]: _, ...headers } = request.headers
    return next({ ...request, headers: isNarrowed ? { ...headers, [narrowedHeader]: '1' } : headers })
  }
}
