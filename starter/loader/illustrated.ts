import type { SpeciesSeed } from '../catalogue/shapes'
import type { IllustratedSpecies } from '../illustrator/index'

/** The fields of a species that the illustrator needs. */
export const illustrated = (seed: SpeciesSeed): IllustratedSpecies => ({
  slug: seed.slug,
  scientificName: seed.scientificName,
  variation: seed.variation,
  substrate: seed.substrateFacts,
  morphology: seed.morphology,
})
