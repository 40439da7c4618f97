import type { Mushroom } from '@/payload-types'
import { populated } from '@/platform/populated'
import { compoundAmounts } from '../chemistry/amounts'

const filled = (list: readonly unknown[] | null | undefined): boolean => (list?.length ?? 0) > 0

/** The sections a species page has, in the order they stand on it. */
const rules = {
  overview: () => true,
  lookAlikes: ({ specie }) => filled(specie.lookAlikeSpecies),
  chemistry: (species) => filled(compoundAmounts(species)),
  wellBeing: ({ specie }) =>
    filled(specie.effects?.helpsWith) ||
    filled(specie.effects?.sideEffects) ||
    filled(specie.effects?.cognitiveEffects) ||
    filled(specie.effects?.psychoactiveEffects),
  senses: ({ specie }) =>
    filled(specie.senseCharacteristics?.flavors) ||
    filled(specie.senseCharacteristics?.textures) ||
    filled(specie.senseCharacteristics?.fragrances),
  nutrition: ({ specie }) => typeof specie.nutrients?.calories === 'number',
  productGuide: ({ specie }) => filled(specie.productGuide),
  cultivation: ({ specie }) => Boolean(specie.cultivation?.method || specie.cultivation?.note),
  references: ({ references }) => filled(populated(references)),
} as const satisfies Record<string, (species: Mushroom) => boolean>

export type SpeciesSection = keyof typeof rules

const order = Object.keys(rules) as SpeciesSection[]

export const sectionsOf = (species: Mushroom): SpeciesSection[] => order.filter((key) => rules[key](species))
