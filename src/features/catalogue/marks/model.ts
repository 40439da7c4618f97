import { locales } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { characters } from './characters.data'

type Characters = typeof characters
export type CharacterSlug = Characters[number]['slug']

type MarkOf<C extends { slug: string; values: readonly { slug: string }[] }> = C extends unknown
  ? `${C['slug']}-${C['values'][number]['slug']}`
  : never

/** One value of one character: `ring-present`, `cap-color-white`. */
export type MarkSlug = MarkOf<Characters[number]>

/** Values by character: what a species may show, or what is seen of a find. */
export type MarksByCharacter = {
  readonly [C in Characters[number] as C['slug']]?: readonly C['values'][number]['slug'][]
}

/** Every mark, named with its character, as the admin chooses and the database stores it. */
export const marks = characters.flatMap(({ slug, label, values }) =>
  values.map((value) => ({
    slug: `${slug}-${value.slug}` as MarkSlug,
    character: slug,
    value: value.slug,
    label: recordOf(locales, (locale) => `${label[locale]}: ${value.label[locale]}`),
  })),
)

/** The marks of every character in one list, in the order of the table. */
export const marksByCharacter = (byCharacter: MarksByCharacter): MarkSlug[] =>
  marks.flatMap(({ slug, character, value }) => {
    const values: readonly string[] = byCharacter[character] ?? []
    return values.includes(value) ? [slug] : []
  })
