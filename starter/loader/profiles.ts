import type { CollectionSlug } from 'payload'
import { documentPath } from '@/core/paths'
import { posts } from '../catalogue/posts/index'
import { products } from '../catalogue/products/index'
import { projects } from '../catalogue/projects/index'
import { recipes } from '../catalogue/recipes/index'
import { vendors } from '../catalogue/vendors/index'
import type { Picture } from './pictures'
import { testCatalogue } from './test-catalogue'
import type { Step } from './step'
import { guideStep, pageStep, postStep, projectStep, recipeStep } from './steps/articles'
import { categoryStep } from './steps/categories'
import { commentStep, helpfulStep, impressionStep, memberStep, reviewStep } from './steps/community'
import { productStep, vendorStep } from './steps/shop'
import { formStep } from './steps/forms'
import { guideHeaders, headerPictures, shopPictures } from './steps/shop-pictures'
import { homeStep, settingsStep } from './steps/site'
import { poisonCenterStep, searchTermStep } from './steps/safety'
import { naturalPictures, referenceStep, speciesStep } from './steps/species'

export type Profile = {
  /** In the order in which documents need them. */
  pictures: readonly Picture[]
  /** Ordered so that documents come after those they reference. */
  steps: readonly Step[]
  /** Paths of the documents that this profile does not load. */
  leavesOut: ReadonlySet<string>
  /** Whether a document of the steps is loaded; without it, all are. */
  holds?: (collection: CollectionSlug, key: string) => boolean
}

/** Documents that species reference. */
const baseSteps: readonly Step[] = [categoryStep, referenceStep, poisonCenterStep]

const articles: readonly Step[] = [recipeStep, postStep, projectStep]

const articleAddresses = [
  ...posts.map(({ slug }) => documentPath('posts', slug)),
  ...recipes.map(({ slug }) => documentPath('recipes', slug)),
  ...projects.map(({ slug }) => documentPath('projects', slug)),
]

const shopAddresses = [
  ...products.map(({ slug }) => documentPath('products', slug)),
  ...vendors.map(({ slug }) => documentPath('vendors', slug)),
]

/** Species, guides and pages: what an owner who opens a real shop keeps. */
const knowledge: Profile = {
  pictures: [...naturalPictures, ...guideHeaders],
  steps: [...baseSteps, speciesStep, searchTermStep, guideStep, formStep, pageStep, homeStep, settingsStep],
  leavesOut: new Set([...articleAddresses, ...shopAddresses]),
}

/** The demonstration after its samples were removed; posts, recipes and projects are not marked as samples. */
const withoutSamples: Profile = {
  pictures: [...naturalPictures, ...headerPictures],
  steps: [
    ...baseSteps,
    speciesStep,
    searchTermStep,
    guideStep,
    ...articles,
    formStep,
    pageStep,
    homeStep,
    settingsStep,
  ],
  leavesOut: new Set(shopAddresses),
}

/** With articles, and with invented vendors, products, members and contributions, which are marked as samples. */
const demo: Profile = {
  pictures: [...naturalPictures, ...shopPictures, ...headerPictures],
  steps: [
    ...baseSteps,
    memberStep,
    speciesStep,
    searchTermStep,
    vendorStep,
    productStep,
    reviewStep,
    impressionStep,
    guideStep,
    ...articles,
    formStep,
    pageStep,
    homeStep,
    settingsStep,
    commentStep,
    helpfulStep,
  ],
  leavesOut: new Set(),
}

/** A reduced demonstration without drawings, for contract and access tests. */
const test = testCatalogue(demo)

/** The profile for `SEED`, without samples where they were removed before. */
export function profileOf(seed: 'knowledge' | 'demo' | 'test', samplesRemoved: boolean): Profile {
  if (seed === 'test') return test
  if (seed === 'knowledge') return knowledge
  return samplesRemoved ? withoutSamples : demo
}
