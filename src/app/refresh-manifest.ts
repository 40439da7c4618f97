import type { Change } from '@/cms/changes/log'
import { documentPath, isPagedCollection, type PagedCollection } from '@/core/paths'
import type { RefreshPlan } from '@/platform/route-cache'

/** The layout of every page of the site. Route groups belong to Next's names, though not to addresses. */
const siteLayout = '/(site)/[locale]'

const home = '/(site)/[locale]'
const page = '/(site)/[locale]/[slug]'
/** Says of every archive how much stands in it. */
const catalogue = '/(site)/[locale]/mushrooms'
const species = '/(site)/[locale]/mushrooms/species'
const speciesPage = '/(site)/[locale]/mushrooms/[slug]'
const product = '/(site)/[locale]/mushrooms/product/[slug]'
const vendor = '/(site)/[locale]/mushrooms/vendor/[slug]'
const guide = '/(site)/[locale]/mushrooms/growing-guide/[slug]'
const post = '/(site)/[locale]/posts/[slug]'
const project = '/(site)/[locale]/projects/[slug]'
const recipe = '/(site)/[locale]/recipes/[slug]'

/** What is filed under a category; the cards of products name their vendor. */
const category = '/(site)/[locale]/categories/[...path]'

/** Pages made of blocks, of which some list cards of any collection (BLK-08). */
const blockPages = [home, page, guide, post, project, recipe]

const archive = (pattern: string): string[] => [pattern, `${pattern}/page/[page]`]

/** Species by use and by compound, and the calculator. */
const speciesLists = [
  `${species}/type/[type]`,
  `${species}/type/psychoactive/dosage-calculator`,
  `${species}/chemistry/[group]/[compound]`,
]

/** Species by month. */
const calendar = `${catalogue}/calendar`
/** Its sheet for the doctor names the species of each syndrome. */
const poison = '/(site)/[locale]/poison'

/**
 * Route patterns that render more of a document than its name, beyond its own page. They are Next's own names of the
 * routes, so that one entry covers every locale and page number.
 */
const lists = {
  mushrooms: [
    ...archive(species),
    ...speciesLists,
    calendar,
    poison,
    ...blockPages,
    catalogue,
    speciesPage,
    product,
    category,
  ],
  products: [
    ...archive('/(site)/[locale]/mushrooms/products'),
    ...blockPages,
    catalogue,
    speciesPage,
    product,
    vendor,
    category,
  ],
  // Wherever cards of products stand: they name their maker, suppliers by their business name; and the sidebar of products
  // offers the cities of vendors.
  vendors: [
    ...archive('/(site)/[locale]/mushrooms/vendors'),
    ...archive('/(site)/[locale]/mushrooms/products'),
    ...blockPages,
    catalogue,
    speciesPage,
    product,
    category,
  ],
  growingguides: [
    ...archive('/(site)/[locale]/mushrooms/growing-guides'),
    ...blockPages,
    catalogue,
    speciesPage,
    category,
  ],
  posts: [...archive('/(site)/[locale]/posts'), ...blockPages, catalogue, speciesPage, category],
  projects: [...archive('/(site)/[locale]/projects'), ...blockPages, catalogue, speciesPage, category],
  recipes: [...archive('/(site)/[locale]/recipes'), ...blockPages, catalogue, speciesPage, category],
  pages: [],
} as const satisfies Record<PagedCollection, readonly string[]>

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
const collectionOf = (key: string): string => key.slice(0, key.indexOf(':'))

const nothing: RefreshPlan = { layouts: [], paths: [], patterns: [] }

/**
 * Which pages a change is shown on.
 * @param slug of the document that changed; null where there is none any more
 */
export function refreshPlan({ key, scope }: Change, slug: string | null): RefreshPlan {
  const collection = collectionOf(key)
  if (everywhere.has(collection)) return everyPage
  if (!isPagedCollection(collection) || scope === 'counts') return nothing
  if (scope === 'everywhere') return everyPage
  return { layouts: [], paths: slug === null ? [] : [documentPath(collection, slug)], patterns: lists[collection] }
}
