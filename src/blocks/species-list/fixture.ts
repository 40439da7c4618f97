import type { SpeciesListBlock } from '@/payload-types'

/** A filled block, for tests and for looking at it. */
export const speciesListFixture: SpeciesListBlock = {
  blockType: 'speciesList',
  title: 'New in the guide',
  source: 'newest',
  limit: 3,
}
