import type { CollectionSlug } from 'payload'
import { documentPath } from '@/core/paths'
import { guides } from '../catalogue/guides/index'
import { posts } from '../catalogue/posts/index'
import { products } from '../catalogue/products/index'
import { recipes } from '../catalogue/recipes/index'
import { species } from '../catalogue/species/index'
import type { Profile } from './profiles'

/**
 * The documents that `SEED=test` keeps, for contract and access tests: those that tests name, and enough others that
 * every filter has results. Other documents of these collections are left out; other collections are kept, except for
 * what belongs to those left out.
 */
const kept = {
  mushrooms: [
    'agaricus-bisporus',
    'amanita-muscaria',
    'boletus-edulis',
    'cantharellus-cibarius',
    'ganoderma-lucidum',
    'hericium-erinaceus',
    'hypsizygus-tessulatus',
    'lentinula-edodes',
    'pleurotus-ostreatus',
    'psilocybe-azurescens',
    'psilocybe-cubensis',
    'tuber-magnatum',
  ],
  products: [
    'almond-mushroom-powder',
    'canvas-foraging-trousers',
    'chanterelle-brim-hat',
    'coffee-husk-oyster-grow-kit',
    'compound-microscope-for-spores',
    'cubensis-microscopy-syringe',
    'dark-chocolate-lions-mane-santander',
    'filter-patch-grow-bags',
    'fresh-lions-mane-heads',
    'fresh-pearl-oyster-clusters',
    'fresh-shiitake-teresopolis',
    'gill-study-shirt',
    'lions-mane-grow-kit',
    'lions-mane-gummies-north-line',
    'lions-mane-tincture',
    'log-grown-shiitake-dried',
    'one-wood-four-saturdays-course',
    'pearl-oyster-spore-print',
    'plywood-flow-box-used',
    'porcini-slices-wholesale',
    'porcini-spore-swab',
    'pyrenean-chanterelles',
    'reishi-capsules-dual-extract',
    'reishi-orange-peel-tea',
    'second-hand-field-microscope',
    'shiitake-block-grow-kit',
    'shiitake-powder-kitchen-grade',
    'straw-pellet-substrate',
    'straw-spawn-and-patience',
    'wildflower-honey-lions-mane',
  ],
  growingguides: ['lions-mane-on-supplemented-sawdust', 'oyster-mushrooms-on-straw', 'shiitake-on-oak-logs'],
  posts: [
    'a-short-history-of-shiitake',
    'deadly-look-alikes-five-pairs',
    'foraging-law-and-manners',
    'lions-mane-cakes',
    'porcini-risotto',
    'reading-a-spore-print',
    'vitamin-d-and-the-window-sill',
    'what-beta-glucan-numbers-mean',
  ],
} as const satisfies Partial<Record<CollectionSlug, readonly string[]>>

const whole = {
  mushrooms: species,
  products,
  growingguides: guides,
  posts: [...posts, ...recipes],
} satisfies Record<keyof typeof kept, readonly { slug: string }[]>

type Thinned = keyof typeof kept

const isThinned = (collection: CollectionSlug): collection is Thinned => collection in kept

const keeps = (collection: Thinned, slug: string): boolean => (kept[collection] as readonly string[]).includes(slug)

const leftOut = Object.entries(whole).flatMap(([name, list]) =>
  list.flatMap(({ slug }) => (keeps(name as Thinned, slug) ? [] : [{ collection: name as Thinned, slug }])),
)

const keptSpecies = species.filter(({ slug }) => keeps('mushrooms', slug))
const cited = new Set(keptSpecies.flatMap(({ references }) => references.map(({ url }) => url)))
const lookAlikes = new Set(keptSpecies.flatMap((seed) => seed.lookAlikes.map(({ scientificName }) => scientificName)))
const unseen = new Set(leftOut.map(({ slug }) => slug))

/** Whether a picture is kept. Its key ends in the slug of a document, those of a pair, or the name of a look-alike. */
const keepsPicture = (key: string): boolean => {
  const name = key.slice(key.indexOf('/') + 1)
  if (key.startsWith('pair/')) return name.split('/').some((slug) => keeps('mushrooms', slug))
  return key.startsWith('look-alike/') ? lookAlikes.has(name) : !unseen.has(name)
}

/** Whether a document of the catalogue is loaded. */
function holds(collection: CollectionSlug, key: string): boolean {
  if (collection === 'media') return keepsPicture(key)
  if (collection === 'references') return cited.has(key)
  return !isThinned(collection) || keeps(collection, key)
}

const surface =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="#b9a27c"/></svg>'

/** Paths without a locale to which texts may link although no document is loaded there. */
export const leftOutPaths: ReadonlySet<string> = new Set(
  leftOut.map(({ collection, slug }) => documentPath(collection, slug)),
)

/** The profile reduced to the kept documents, with a plain surface in place of every drawing. */
export const testCatalogue = (profile: Profile): Profile => ({
  ...profile,
  pictures: profile.pictures
    .filter(({ key }) => keepsPicture(key))
    .map((picture) => ({ ...picture, svg: () => surface, facts: 'plain' })),
  leavesOut: leftOutPaths,
  holds,
})
