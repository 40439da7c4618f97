import type { CardDocuments } from '@/cards/cards'
import type { CardCollection } from '@/core/collections'
import { defaultLocale, type Locale } from '@/core/locales'
import type { Paginated } from '@/core/paginated'
import { categoryPath, documentPath } from '@/core/paths'
import { categoryItemHref, type CategoryBranch } from '@/features/catalogue/model'
import { countSpeciesInCategories, findSpecies, speciesInCategories } from '@/features/catalogue/server'
import {
  articlesInCategories,
  countArticlesInCategories,
  findGuide,
  findPost,
  findProject,
} from '@/features/content/server'
import { countProductsInCategories, findProduct, productsInCategories } from '@/features/shop/server'
import type { Category } from '@/payload-types'

/** The collections whose documents are filed under categories, in the order of the page. */
export const filedCollections = [
  'mushrooms',
  'products',
  'growingguides',
  'posts',
  'projects',
] as const satisfies readonly CardCollection[]

export type FiledCollection = (typeof filedCollections)[number]

export type Filed = { [C in FiledCollection]: Paginated<CardDocuments[C]> }

type Item = { slug: string; categories?: (number | Category)[] | null }

/** Cards of a collection at most: eight full rows of three. */
const sectionSize = 24

/** What is filed under a category or anything below it, a section a collection. */
export async function findFiled({ root, ids }: CategoryBranch, locale: Locale): Promise<Filed> {
  const [mushrooms, products, growingguides, posts, projects] = await Promise.all([
    speciesInCategories(root, ids, locale, sectionSize),
    productsInCategories(ids, locale, sectionSize),
    articlesInCategories('growingguides', ids, locale, sectionSize),
    articlesInCategories('posts', ids, locale, sectionSize),
    articlesInCategories('projects', ids, locale, sectionSize),
  ])
  return { mushrooms, products, growingguides, posts, projects }
}

const counters = {
  mushrooms: ({ root, ids }) => countSpeciesInCategories(root, ids),
  products: ({ ids }) => countProductsInCategories(ids),
  growingguides: ({ ids }) => countArticlesInCategories('growingguides', ids),
  posts: ({ ids }) => countArticlesInCategories('posts', ids),
  projects: ({ ids }) => countArticlesInCategories('projects', ids),
} as const satisfies Record<FiledCollection, (branch: CategoryBranch) => Promise<number>>

/** How many documents of some collections are filed under a category or anything below it. */
export async function countFiled(branch: CategoryBranch, collections: readonly FiledCollection[]): Promise<number> {
  const counts = await Promise.all(collections.map((collection) => counters[collection](branch)))
  return counts.reduce((sum, count) => sum + count, 0)
}

const finders = {
  mushrooms: findSpecies,
  products: findProduct,
  growingguides: findGuide,
  posts: findPost,
  projects: findProject,
} as const satisfies Record<FiledCollection, (slug: string, locale: Locale) => Promise<Item | null>>

/** The page of the document that `/categories/{first category}/{slug}` stands for; null when none does (NAV-14). */
export async function findItemPath(segments: readonly string[], locale: Locale): Promise<string | null> {
  const slug = segments.at(-1)
  if (!slug || segments.length < 2) return null
  const asked = categoryPath(segments.join('/'))
  const found = await Promise.all(
    filedCollections.map(async (collection) => {
      const item: Item | null = await finders[collection](slug, locale)
      return item && categoryItemHref(item, defaultLocale) === asked ? documentPath(collection, slug) : null
    }),
  )
  return found.find((path) => path !== null) ?? null
}
