import type { Mushroom, SpeciesSectionBlock } from '@/payload-types'

const species = {
  id: 1,
  title: 'Golden chanterelle',
  slug: 'cantharellus-cibarius',
  specie: {
    scientificName: 'Cantharellus cibarius',
    edibility: 'choice',
    nutrients: { calories: 38, servingSize: 100, servingSizeUnit: 'g', protein: 1.5 },
  },
  createdAt: '',
  updatedAt: '',
} as Mushroom

/** A filled block, for tests and the style guide. */
export const speciesSectionFixture: SpeciesSectionBlock = { blockType: 'speciesSection', species, section: 'nutrition' }
