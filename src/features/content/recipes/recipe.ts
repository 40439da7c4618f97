import { langOf } from '@/cms/fallbacks'
import { isRecord } from '@/core/is-record'
import { isLocale, languageTags, locales, type Locale } from '@/core/locales'
import type { Media, Mushroom } from '@/payload-types'

/** What may be stored as it is, or once per language (BLK-09). */
type PerLocale<T> = T | Readonly<Partial<Record<Locale, T | null>>> | null | undefined

type StoredStep = { readonly stepText?: unknown; readonly stepImage?: Media | number | null | undefined }

type StoredSection = {
  readonly sectionName?: PerLocale<string>
  readonly steps?: PerLocale<readonly StoredStep[]>
}

/** A recipe block as it may be stored; anything may be missing. */
export type StoredRecipe = {
  readonly name?: PerLocale<string>
  readonly prepTime?: string | null | undefined
  readonly cookTime?: string | null | undefined
  readonly totalTime?: string | null | undefined
  readonly yield?: PerLocale<string>
  readonly servings?: number | null | undefined
  readonly category?: PerLocale<string>
  readonly cuisine?: PerLocale<string>
  readonly keywords?: PerLocale<string>
  readonly images?:
    | readonly { readonly image?: Media | number | null | undefined; readonly alt?: PerLocale<string> }[]
    | null
    | undefined
  readonly ingredients?: readonly { readonly ingredient?: PerLocale<string> }[] | null | undefined
  readonly sections?: readonly StoredSection[] | null | undefined
}

export type RecipeStep = { readonly text: unknown; readonly image: Media | number | null }

/** An ingredient, in the locale whose habits its numbers follow: that of its text, which may stand in for another. */
export type Ingredient = { readonly text: string; readonly locale: Locale }

/** A recipe in one language, ready to be rendered or described to machines (BLK-09). */
export type Recipe = {
  readonly name: string | null
  /** ISO 8601. */
  readonly prepTime: string | null
  readonly cookTime: string | null
  readonly totalTime: string | null
  readonly yield: string | null
  readonly servings: number | null
  readonly category: string | null
  readonly cuisine: string | null
  readonly keywords: readonly string[]
  readonly images: readonly { readonly image: Media | number; readonly alt: string | null }[]
  readonly ingredients: readonly Ingredient[]
  readonly sections: readonly { readonly name: string | null; readonly steps: readonly RecipeStep[] }[]
}

type WithSpecies = {
  readonly blockType: string
  readonly ingredients?: readonly { readonly species?: number | Mushroom | null }[] | null
}

/** The species that are ingredients of the recipes on a page. */
export const ingredientSpecies = (layout: readonly WithSpecies[] | null | undefined): (number | Mushroom)[] =>
  (layout ?? []).flatMap(({ ingredients }) => (ingredients ?? []).flatMap(({ species }) => species ?? []))

type Cooked = {
  readonly species?: readonly (number | Mushroom)[] | null
  readonly layout?: readonly WithSpecies[] | null
}

/** Every species that the document of a recipe cooks. */
export const cookedIn = ({ species, layout }: Cooked): (number | Mushroom)[] => [
  ...(species ?? []),
  ...ingredientSpecies(layout),
]

/** A value in a language, where it is stored once per language; else as it is. English stands in. */
export function inShape(value: unknown, locale: Locale): unknown {
  if (!isRecord(value)) return value
  const keys = Object.keys(value)
  if (keys.length === 0 || !keys.every(isLocale)) return value
  return value[locale] ?? value.en ?? null
}

/** A text of a recipe, or null where there is none. */
export const wordsIn = (value: unknown, locale: Locale): string | null => {
  const text = inShape(value, locale)
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null
}

const rows = (value: unknown, locale: Locale): Record<string, unknown>[] => {
  const list = inShape(value, locale)
  return Array.isArray(list) ? list.filter(isRecord) : []
}

const upload = (value: unknown): Media | number | null =>
  typeof value === 'number' || (isRecord(value) && 'filename' in value) ? (value as Media | number) : null

/** The locale that the text of an ingredient is written in, where it stands in for a missing translation. */
function textLocale(row: Record<string, unknown>, locale: Locale): Locale {
  const { ingredient } = row
  if (isRecord(ingredient)) return ingredient[locale] === undefined || ingredient[locale] === null ? 'en' : locale
  const lang = langOf(row, 'ingredient')
  return locales.find((one) => languageTags[one] === lang) ?? locale
}

/** The recipe that a block holds, whatever the shape it is stored in. */
export function recipeOf(block: StoredRecipe, locale: Locale): Recipe {
  const { servings } = block
  return {
    name: wordsIn(block.name, locale),
    prepTime: wordsIn(block.prepTime, locale),
    cookTime: wordsIn(block.cookTime, locale),
    totalTime: wordsIn(block.totalTime, locale),
    yield: wordsIn(block.yield, locale),
    servings: typeof servings === 'number' && servings > 0 ? servings : null,
    category: wordsIn(block.category, locale),
    cuisine: wordsIn(block.cuisine, locale),
    keywords: (wordsIn(block.keywords, locale) ?? '')
      .split(',')
      .map((keyword) => keyword.trim())
      .filter(Boolean),
    images: rows(block.images, locale).flatMap((row) => {
      const image = upload(row.image ?? row)
      return image === null ? [] : [{ image, alt: wordsIn(row.alt, locale) }]
    }),
    ingredients: rows(block.ingredients, locale).flatMap((row) => {
      const text = wordsIn(row.ingredient, locale)
      return text === null ? [] : [{ text, locale: textLocale(row, locale) }]
    }),
    sections: rows(block.sections, locale).map((section) => ({
      name: wordsIn(section.sectionName, locale),
      steps: rows(section.steps, locale).map(({ stepText, stepImage }) => ({
        text: inShape(stepText, locale),
        image: upload(inShape(stepImage, locale)),
      })),
    })),
  }
}
