import { growingGuides } from './collections/growingguides'
import { mushrooms } from './collections/mushrooms'
import { posts } from './collections/posts'
import { products } from './collections/products'
import { projects } from './collections/projects'
import { recipes } from './collections/recipes'
import { vendors } from './collections/vendors'
import type { CollectionDescriptions } from './loader'

/** One description a collection; a missing one does not compile. Species are loaded before what is filed under them. */
export const collections: CollectionDescriptions = {
  mushrooms,
  products,
  vendors,
  growingguides: growingGuides,
  posts,
  projects,
  recipes,
}
