import type { SpeciesListBlock } from '@/payload-types'

/** A filled block, for tests and the style guide. */
export const speciesListFixture: SpeciesListBlock = {
  blockType: 'speciesList',
  title: 'New in the guide',
  source: 'newest',
  limit: 3,
}
