import { characters, type CharacterSlug } from '@/features/catalogue/model'
import type { FilterGroup } from './group'
import { fromTerms } from './groups'

/** The characters that the archive filters by, each with its icon. The key uses all characters. */
const filtered: readonly (readonly [CharacterSlug, string])[] = [
  ['underside', 'umbrella'],
  ['ring', 'circle-dashed'],
  ['volva', 'egg'],
  ['spore-print', 'disc-3'],
  ['grows-on', 'sprout'],
  ['host', 'tree-pine'],
]

const keyOf = (character: string): string => `mark_${character.replaceAll('-', '_')}`

/** A section for each of these characters: what a species may show (SAF-06). */
export const fieldMarkGroups: readonly FilterGroup[] = filtered.flatMap(([slug, icon]) =>
  characters
    .filter((character) => character.slug === slug)
    .map(({ label, values }) =>
      fromTerms(
        keyOf(slug),
        label,
        values.map((value) => ({ ...value, icon })),
      ),
    ),
)

/** Facet values of a species under these sections, from its stored marks (`spore-print-white`). */
export const fieldMarkFacets = (marks: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    filtered.map(([slug]) => [
      keyOf(slug),
      marks.flatMap((mark) => (mark.startsWith(`${slug}-`) ? [mark.slice(slug.length + 1)] : [])),
    ]),
  )
