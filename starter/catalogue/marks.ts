import { characters } from '@/features/catalogue/marks/characters.data'
import { marksByCharacter, type CharacterSlug, type MarkSlug } from '@/features/catalogue/marks/model'
import { fieldMarks } from './field-marks.data'

/**
 * Characters that vary in every species: light, rain and age change colors, noses differ, roots reach further than the
 * tree's crown, and moss or soil covers the substrate.
 */
const alwaysVaries: readonly CharacterSlug[] = ['cap-color', 'smell', 'host', 'grows-on']

/** The marks of a species as its document stores them. */
export function marksOf(slug: string): { marks: MarkSlug[]; variable: CharacterSlug[] } {
  const { varies = [], ...marks } = fieldMarks[slug] ?? {}
  const variable = new Set([...alwaysVaries, ...varies])
  return {
    marks: marksByCharacter(marks),
    variable: characters.flatMap((character) => (variable.has(character.slug) ? [character.slug] : [])),
  }
}
