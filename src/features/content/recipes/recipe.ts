import { fallbackLocaleOf } from '@/cms/fallbacks'
import { isRecord, recordsIn } from '@/core/is-record'
import type { Locale } from '@/core/locales'
import { isPerLocale } from '@/core/per-locale'
import type { Media } from '@/payload-types'

/** A value that is stored plainly or per locale (BLK-09). */
type PerLocale<T> = T | Readonly<Partial<Record<Locale, T | null>>> | null | undefined

type StoredStep = { readonly stepText?: unknown; readonly stepImage?: Media | number | null | undefined }

type StoredSection = {
  readonly sectionName?: PerLocale<string>
  readonly steps?: PerLocale<readonly StoredStep[]>
}

/** A recipe block as it may be stored; anything may be missing. */
type StoredRecipe = {
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

/** A text with its own locale, by which its numbers are formatted: a fallback's differs from the page's. */
export type LocalizedText = { readonly text: string; readonly locale: Locale }

type RecipeStep = { readonly text: unknown; readonly locale: Locale; readonly image: Media | number | null }

/** A recipe in one locale, for pages and structured data (BLK-09). */
export type Recipe = {
  readonly name: LocalizedText | null
  /** ISO 8601. */
  readonly prepTime: string | null
  readonly cookTime: string | null
  readonly totalTime: string | null
  readonly yield: LocalizedText | null
  readonly servings: number | null
  readonly category: LocalizedText | null
  readonly cuisine: LocalizedText | null
  /** Without duplicates. */
  readonly keywords: readonly LocalizedText[]
  readonly images: readonly { readonly image: Media | number; readonly alt: string | null }[]
  readonly ingredients: readonly LocalizedText[]
  readonly sections: readonly { readonly name: LocalizedText | null; readonly steps: readonly RecipeStep[] }[]
}

/** The value in a locale, with English as fallback, where it is stored per locale; else the value as it is. */
const inShape = (value: unknown, locale: Locale): unknown =>
  isPerLocale(value) ? (value[locale] ?? value.en ?? null) : value

/** A text of a recipe, or null where there is none. */
export const stringIn = (value: unknown, locale: Locale): string | null => {
  const text = inShape(value, locale)
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null
}

/** A duration in valid ISO 8601, since editors also type lower-case letters and commas. */
const durationIn = (value: unknown, locale: Locale): string | null =>
  stringIn(value, locale)?.toUpperCase().replace(',', '.') ?? null

const rows = (value: unknown, locale: Locale): Record<string, unknown>[] => recordsIn(inShape(value, locale))

const upload = (value: unknown): Media | number | null =>
  typeof value === 'number' || (isRecord(value) && 'filename' in value) ? (value as Media | number) : null

/** The locale that a value is written in; `around` is that of the list it stands in. */
function localeIn<T extends object>(owner: T, key: keyof T & string, locale: Locale, around = locale): Locale {
  const value: unknown = owner[key]
  if (isPerLocale(value)) return value[locale] === undefined || value[locale] === null ? 'en' : locale
  return fallbackLocaleOf(owner, key) ?? around
}

/** A text of a recipe with the locale it is written in, or null where there is none. */
export function localizedTextOf<T extends object>(
  owner: T,
  key: keyof T & string,
  locale: Locale,
  around = locale,
): LocalizedText | null {
  const text = stringIn(owner[key], locale)
  return text === null ? null : { text, locale: localeIn(owner, key, locale, around) }
}

/** The comma-separated keywords, without duplicates. */
function keywordsOf(list: LocalizedText | null): LocalizedText[] {
  const words = (list?.text ?? '').split(',').map((keyword) => keyword.trim())
  return [...new Set(words)].flatMap((text) => (list && text ? [{ text, locale: list.locale }] : []))
}

/** The recipe of a block in one locale, whether its fields are stored plainly or per locale. */
export function recipeOf(block: StoredRecipe, locale: Locale): Recipe {
  const { servings } = block
  const ofIngredients = localeIn(block, 'ingredients', locale)
  const ofSections = localeIn(block, 'sections', locale)
  return {
    name: localizedTextOf(block, 'name', locale),
    prepTime: durationIn(block.prepTime, locale),
    cookTime: durationIn(block.cookTime, locale),
    totalTime: durationIn(block.totalTime, locale),
    yield: localizedTextOf(block, 'yield', locale),
    servings: typeof servings === 'number' && servings > 0 ? servings : null,
    category: localizedTextOf(block, 'category', locale),
    cuisine: localizedTextOf(block, 'cuisine', locale),
    keywords: keywordsOf(localizedTextOf(block, 'keywords', locale)),
    images: rows(block.images, locale).flatMap((row) => {
      const image = upload(row.image ?? row)
      return image === null ? [] : [{ image, alt: stringIn(row.alt, locale) }]
    }),
    ingredients: rows(block.ingredients, locale).flatMap((row) => {
      const written = localizedTextOf(row, 'ingredient', locale, ofIngredients)
      // Braces mark an amount; a text of nothing but braces is empty.
      return written && /[^{}\s]/.test(written.text) ? [written] : []
    }),
    sections: rows(block.sections, locale).map((section) => {
      const ofSteps = localeIn(section, 'steps', locale, ofSections)
      return {
        name: localizedTextOf(section, 'sectionName', locale, ofSections),
        steps: rows(section.steps, locale).map((step) => ({
          text: inShape(step.stepText, locale),
          locale: localeIn(step, 'stepText', locale, ofSteps),
          image: upload(inShape(step.stepImage, locale)),
        })),
      }
    }),
  }
}

type NumberedSection = Recipe['sections'][number] & {
  /** The number of its first step. */
  readonly first: number
}

/** The sections with steps, whose steps are numbered consecutively across sections. */
export const numberedSections = ({ sections }: Pick<Recipe, 'sections'>): NumberedSection[] =>
  sections
    .filter(({ steps }) => steps.length > 0)
    .map((section, at, all) => ({
      ...section,
      first: 1 + all.slice(0, at).reduce((sum, { steps }) => sum + steps.length, 0),
    }))
