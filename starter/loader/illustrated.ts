import type { SpeciesSeed } from '../catalogue/shapes'
import type { IllustratedSpecies } from '../illustrator/index'

/** What the illustrator needs of a species. */
export const illustrated = (seed: SpeciesSeed): IllustratedSpecies => ({
  slug: seed.slug,
  scientificName: seed.scientificName,
  variation: seed.variation,
  substrate: seed.substrateFacts,
  morphology: seed.morphology,
})
