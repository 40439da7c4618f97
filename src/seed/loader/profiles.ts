import { documentPath } from '@/core/paths'
import { posts } from '../catalogue/posts'
import { products } from '../catalogue/products'
import { projects } from '../catalogue/projects'
import { recipes } from '../catalogue/recipes'
import { vendors } from '../catalogue/vendors'
import type { Picture } from './pictures'
import type { Step } from './step'
import { guideStep, pageStep, postStep, projectStep, recipeStep } from './steps/articles'
import { categoryStep } from './steps/categories'
import { commentStep, helpfulStep, impressionStep, memberStep, reviewStep } from './steps/community'
import { productStep, vendorStep } from './steps/shop'
import { guideHeaders, headerPictures, shopPictures } from './steps/shop-pictures'
import { homeStep, settingsStep } from './steps/site'
import { naturalPictures, referenceStep, speciesStep } from './steps/species'

export type Profile = {
  /** In the order they are needed. */
  pictures: readonly Picture[]
  /** In the order in which their documents name each other. */
  steps: readonly Step[]
  /** Addresses of the documents that only another profile has. */
  leavesOut: ReadonlySet<string>
}

/** What stands before anything can be said about a species. */
const ground: readonly Step[] = [categoryStep, referenceStep]

const articles: readonly Step[] = [postStep, recipeStep, projectStep]

const articleAddresses = [
  ...[...posts, ...recipes].map(({ slug }) => documentPath('posts', slug)),
  ...projects.map(({ slug }) => documentPath('projects', slug)),
]

const shopAddresses = [
  ...products.map(({ slug }) => documentPath('products', slug)),
  ...vendors.map(({ slug }) => documentPath('vendors', slug)),
]

/** Species, guides and pages: what an owner keeps who opens a real shop. */
const knowledge: Profile = {
  pictures: [...naturalPictures, ...guideHeaders],
  steps: [...ground, speciesStep, guideStep, pageStep, homeStep, settingsStep],
  leavesOut: new Set([...articleAddresses, ...shopAddresses]),
}

/** What is left of the demonstration once its samples were removed: posts, recipes and projects bear no such mark. */
const withoutSamples: Profile = {
  pictures: [...naturalPictures, ...headerPictures],
  steps: [...ground, speciesStep, guideStep, ...articles, pageStep, homeStep, settingsStep],
  leavesOut: new Set(shopAddresses),
}

/** With articles, and with invented vendors, products, members and what they wrote, all marked as samples. */
const demo: Profile = {
  pictures: [...naturalPictures, ...shopPictures, ...headerPictures],
  steps: [
    ...ground,
    memberStep,
    speciesStep,
    vendorStep,
    productStep,
    reviewStep,
    impressionStep,
    guideStep,
    ...articles,
    pageStep,
    homeStep,
    settingsStep,
    commentStep,
    helpfulStep,
  ],
  leavesOut: new Set(),
}

/** What `SEED` asks for, less the samples where they were removed. */
export function profileOf(seed: 'knowledge' | 'demo', samplesRemoved: boolean): Profile {
  if (seed === 'knowledge') return knowledge
  return samplesRemoved ? withoutSamples : demo
}
