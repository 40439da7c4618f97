import { collectionPages, type CardCollection } from '../../src/core/collections'
import { narrowedHeader } from '../../src/core/internal-headers'
import { listParameters } from '../../src/core/list-parameters'
import { localizedPath, splitLocale, splitPage } from '../../src/core/paths'
import { pathOf, type Step } from '../exchange'
import { permanent } from './moved-addresses'

const archives: ReadonlyMap<string, CardCollection> = new Map(
  Object.entries(collectionPages).map(([collection, { archive }]) => [archive, collection as CardCollection]),
)

/** The page of a product; a last segment with a dot is a file. */
const product = new RegExp(`^${collectionPages.products.folder}/[^/.]+$`)

/**
 * Query parameters of the lists in a page, which has a route of its own for them, with the variant that is sold first
 * (D-36).
 */
const ofLists: ReadonlySet<string> = new Set(listParameters)

/** Next's parameter, which separates the RSC payload of a page from the page in caches. */
const ofNext = '_rsc'

/** Parameters that campaigns and search engines add, which are no options of a product. */
const foreign = /^(?:utm_|gclid$|gbraid$|wbraid$|gad_|fbclid$|msclkid$|srsltid$|mc_)/

/**
 * Marks a request for an archive whose query filters, sorts or pages it, so that Next renders it per request (D-36);
 * without a query, or with only campaign parameters, it stays a static page. The same for a product whose query may
 * select options (NAV-07). The keys depend on categories and products, so a static rewrite of Next's cannot list them.
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
