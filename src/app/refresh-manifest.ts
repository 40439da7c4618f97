import type { Change } from '@/cms/changes/log'
import { articleCollections, collectionPages, type CardCollection } from '@/core/collections'
import { collectionOfKey } from '@/core/document-key'
import { documentPath, isPagedCollection, type PagedCollection } from '@/core/paths'
import type { RefreshPlan } from '@/platform/route-cache/revalidate'

/** The layout of every page of the site. Next's name of a route has its group, which addresses do not have. */
const siteLayout = '/(site)/[locale]'

const home = siteLayout
const page = `${siteLayout}/[slug]`
/** Shows the number of documents in every archive. */
const catalogue = `${siteLayout}/mushrooms`
/** Lists the documents of a category; the cards of products name their vendor. */
const category = `${siteLayout}/categories/[...path]`

const documentOf = (collection: CardCollection): string => `${siteLayout}${collectionPages[collection].folder}/[slug]`
const [speciesPage, product, vendor] = [documentOf('mushrooms'), documentOf('products'), documentOf('vendors')]

/** Pages made of blocks, of which some list cards of any collection (BLK-08). */
const blockPages = [home, page, ...articleCollections.map(documentOf)]

const archive = (collection: CardCollection): string[] => {
  const pattern = `${siteLayout}${collectionPages[collection].archive}`
  return [pattern, `${pattern}/page/[page]`]
}

/** Species by use and by compound, and the calculator. */
const speciesLists = ['type/[type]', 'type/psychoactive/dosage-calculator', 'chemistry/[group]/[compound]'].map(
  (list) => `${siteLayout}${collectionPages.mushrooms.archive}/${list}`,
)

/** Species by month. */
const calendar = `${catalogue}/calendar`
/** The poison page lists the species of each syndrome, in its sheet for the doctor. */
const poison = `${siteLayout}/poison`

/** Pages that list cards of every collection. */
const anyCards = [...blockPages, catalogue, speciesPage, category]

/**
 * Route patterns that render more of a document than its name, beyond its own page and its archive. They are Next's own
 * names of the routes, so that one entry covers every locale and page number.
 */
const lists: Readonly<Partial<Record<PagedCollection, readonly string[]>>> = {
  mushrooms: [...speciesLists, calendar, poison, ...anyCards, product],
  products: [...anyCards, product, vendor],
  // Every page with product cards, which name the vendor (a supplier by its business name), and the product filters,
  // which offer the cities of vendors.
  vendors: [...archive('products'), ...anyCards, product],
  pages: [],
}

const patternsOf = (collection: PagedCollection): readonly string[] => [
  ...(collection === 'pages' ? [] : archive(collection)),
  ...(lists[collection] ?? anyCards),
]

/** Collections and globals that show up everywhere: a change of them refreshes the whole site. */
const everywhere: ReadonlySet<string> = new Set([
  'categories',
  'media',
  'references',
  'redirects',
  'poisoncenters',
  'forms',
  'site-settings',
  'header',
  'footer',
])

const everyPage: RefreshPlan = { layouts: [siteLayout], paths: [], patterns: [] }

const nothing: RefreshPlan = { layouts: [], paths: [], patterns: [] }

/**
 * Which pages a change is shown on.
 * @param slug of the document that changed; null where there is none any more
 */
export function refreshPlan({ key, scope }: Change, slug: string | null): RefreshPlan {
  const collection = collectionOfKey(key)
  if (everywhere.has(collection)) return everyPage
  if (!isPagedCollection(collection) || scope === 'counts') return nothing
  if (scope === 'everywhere') return everyPage
  return { layouts: [], paths: slug === null ? [] : [documentPath(collection, slug)], patterns: patternsOf(collection) }
}
