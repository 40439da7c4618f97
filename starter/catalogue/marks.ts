import { characters } from '@/features/catalogue/marks/characters.data'
import { marksByCharacter, type CharacterSlug, type MarkSlug } from '@/features/catalogue/marks/model'
import { fieldMarks } from './field-marks.data'

/**
 * Light, rain and age change a color, and noses differ. Roots reach further than a tree seems to stand, and moss or soil
 * lies on what a mushroom grows on.
 */
const alwaysVaries: readonly CharacterSlug[] = ['cap-color', 'smell', 'host', 'grows-on']

/** The marks of a species as its document holds them. */
export function marksOf(slug: string): { marks: MarkSlug[]; variable: CharacterSlug[] } {
  const { varies = [], ...marks } = fieldMarks[slug] ?? {}
  const variable = new Set([...alwaysVaries, ...varies])
  return {
    marks: marksByCharacter(marks),
    variable: characters.flatMap((character) => (variable.has(character.slug) ? [character.slug] : [])),
  }
}
