import type { CollectionConfig } from 'payload'
import { GrowingGuides } from './collections/growing-guides'
import { Pages } from './collections/pages'
import { Posts } from './collections/posts'
import { Projects } from './collections/projects'
import { Recipes } from './collections/recipes'
import { References } from './collections/references'
import { Media } from './media/schema'

export { Footer } from './settings/footer'
export { Header } from './settings/header'
export { SiteSettings } from './settings/site-settings'
export { deleteOrphanedUploads, restoreInterruptedFiles } from './media/interrupted-files'
export { SeedRecords } from './starter/schema'
export { recipeFields } from './recipes/fields'

/** The collections of this feature, in the order of the admin's menu. */
export const contentCollections: CollectionConfig[] = [
  Pages,
  Posts,
  GrowingGuides,
  Projects,
  Recipes,
  References,
  Media,
]
