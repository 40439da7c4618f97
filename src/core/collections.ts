/**
 * The collections whose documents have cards and pages of their own, with the addresses of their archive and of the folder
 * their documents stand in, without a locale (NAV-03..10, D-10).
 */
export const collectionPages = {
  mushrooms: { archive: '/mushrooms/species', folder: '/mushrooms' },
  products: { archive: '/mushrooms/products', folder: '/mushrooms/product' },
  vendors: { archive: '/mushrooms/vendors', folder: '/mushrooms/vendor' },
  growingguides: { archive: '/mushrooms/growing-guides', folder: '/mushrooms/growing-guide' },
  posts: { archive: '/posts', folder: '/posts' },
  projects: { archive: '/projects', folder: '/projects' },
  recipes: { archive: '/recipes', folder: '/recipes' },
} as const

export type CardCollection = keyof typeof collectionPages

/** The collections of articles: guides, posts, projects, recipes. */
export type ArticleCollection = Exclude<CardCollection, 'mushrooms' | 'products' | 'vendors'>

export const cardCollections = Object.keys(collectionPages) as readonly CardCollection[]

export const articleCollections = cardCollections.filter(
  (collection): collection is ArticleCollection =>
    collection !== 'mushrooms' && collection !== 'products' && collection !== 'vendors',
)

export const isCardCollection = (value: unknown): value is CardCollection =>
  typeof value === 'string' && Object.hasOwn(collectionPages, value)

/** The collections whose documents are rated (D-15, D-27). */
export const ratedCollections = [
  'mushrooms',
  'products',
  'vendors',
  'recipes',
] as const satisfies readonly CardCollection[]

export const isRated = (collection: CardCollection): boolean => ratedCollections.some((rated) => rated === collection)

/** The collections that have feeds (SEO-02). */
export const feedCollections = ['posts', 'growingguides', 'products'] as const satisfies readonly CardCollection[]

export const hasFeed = (collection: CardCollection): boolean => feedCollections.some((one) => one === collection)
