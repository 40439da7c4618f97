import { cardCollections, collectionPages } from '../../src/core/collections'
import { defaultLocale, locales } from '../../src/core/locales'
import type { Step } from '../answer'

const archives: ReadonlyMap<string, string> = new Map(
  cardCollections.map((collection) => [collectionPages[collection].archive, collection]),
)

/** What campaigns and Next itself add to an address: it says nothing of an archive. */
const foreign = /^(?:utm_|gclid$|fbclid$|msclkid$|mc_|_rsc$)/

const prefixed = new RegExp(`^/(${locales.filter((locale) => locale !== defaultLocale).join('|')})(/.*)$`)

/**
 * An archive that is asked for with a query is rendered for it, already narrowed, sorted and paged (D-36); its bare
 * address stays a static page. Which keys narrow an archive depends on the categories that editors make, so that no
 * rewrite of Next could list them.
 */
export const narrowedArchives: Step = (request, next) => {
  const [path = '', query = ''] = request.url.split('?', 2)
  if (query === '') return next(request)
  const [, locale, bare = path] = prefixed.exec(path) ?? []
  const collection = archives.get(bare)
  const keys = [...new URLSearchParams(query).keys()]
  if (!collection || keys.every((key) => foreign.test(key))) return next(request)
  // The default locale has no prefix here either: Next's own rewrites add it (NAV-15).
  return next({ ...request, url: `${locale ? `/${locale}` : ''}/narrowed/${collection}?${query}` })
}
