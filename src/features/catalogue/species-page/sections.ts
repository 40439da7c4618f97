import { harms } from '@/core/dangers'
import { isRecord } from '@/core/is-record'
import type { Mushroom } from '@/payload-types'
import { populated } from '@/platform/populated'
import { toPlainText } from '@/platform/rich-text/plain-text'
import { isComplete } from '@/platform/references/citations'
import { shownAmounts } from '../chemistry/amounts'
import { shownSideEffects } from '../danger/withheld-texts'
import { nutrients } from '../mushrooms/model'

const filled = (list: readonly unknown[] | null | undefined): boolean => (list?.length ?? 0) > 0

/** Whether a value, or any field of a group or end of a range, is filled in; 0 counts. */
const isKnown = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0
  return isRecord(value) ? Object.values(value).some(isKnown) : typeof value === 'number' || Boolean(value)
}

/** Whether description, field marks and classification are all unknown: an overview is then a title alone. */
export const isOverviewEmpty = ({ specie }: Mushroom): boolean =>
  toPlainText(specie.desc) === '' &&
  ![
    specie.characteristics,
    specie.habitat,
    specie.substrates,
    specie.continents,
    specie.synonyms,
    specie.taxonomy,
  ].some(isKnown)

/** Which sections a species page has, in order; a harmful one has none on eating, buying or growing it (SAF-04). */
const rules = {
  overview: (species) =>
    !isOverviewEmpty(species) || isKnown(species.specie.keyMarks) || isKnown(species.specie.microscopy),
  // The page of a harmless species says that no look-alike is recorded, instead of leaving the section out.
  lookAlikes: ({ specie }) => filled(specie.lookAlikeSpecies) || !harms(specie.edibility),
  danger: ({ specie }) =>
    filled(specie.danger?.toxins) ||
    Boolean(specie.danger?.syndrome) ||
    Boolean(specie.danger?.fatality) ||
    Boolean(specie.danger?.regions) ||
    // A harmful species has these in the head of its page.
    (!harms(specie.edibility) && Boolean(specie.danger?.course || specie.danger?.firstAid)),
  chemistry: (species) => filled(shownAmounts(species)),
  wellBeing: (species) =>
    filled(shownSideEffects(species)) ||
    (!harms(species.specie.edibility) &&
      (filled(species.specie.effects?.helpsWith) ||
        filled(species.specie.effects?.cognitiveEffects) ||
        filled(species.specie.effects?.psychoactiveEffects))),
  senses: ({ specie }) =>
    !harms(specie.edibility) &&
    (filled(specie.senseCharacteristics?.flavors) ||
      filled(specie.senseCharacteristics?.textures) ||
      filled(specie.senseCharacteristics?.fragrances)),
  nutrition: ({ specie }) =>
    !harms(specie.edibility) &&
    (typeof specie.nutrients?.calories === 'number' ||
      nutrients.some(({ name }) => typeof specie.nutrients?.[name] === 'number')),
  productGuide: ({ specie }) => !harms(specie.edibility) && filled(specie.productGuide),
  // A difficulty alone does not say how to grow it.
  cultivation: ({ specie }) => !harms(specie.edibility) && isKnown({ ...specie.cultivation, difficulty: null }),
  references: ({ references }) => populated(references).some(isComplete),
} as const satisfies Record<string, (species: Mushroom) => boolean>

export type SpeciesSection = keyof typeof rules

const order = Object.keys(rules) as SpeciesSection[]

/**
 * The sections of a species page, in their order.
 * @param isNamed whether other species name it as a look-alike, which gives it that section without any of its own
 * @param showsDrafts whether its unpublished references are shown (D-09)
 */
export const sectionsOf = (species: Mushroom, isNamed = false, showsDrafts = false): SpeciesSection[] =>
  order.filter(
    (key) => rules[key](species) || (key === 'lookAlikes' && isNamed) || (key === 'references' && showsDrafts),
  )
