import type { HowToSection, HowToStep, Recipe } from 'schema-dts'
import type { Media } from '@/payload-types'
import { article, imagesOf, type Place } from './article'
import { publishedRating } from './rating'

type Cooked = {
  readonly prepTime: string | null
  readonly cookTime: string | null
  readonly totalTime: string | null
  readonly yield: string | null
  readonly category: string | null
  readonly cuisine: string | null
  readonly keywords: readonly string[]
  readonly images: readonly { readonly image: Media | number }[]
  readonly ingredients: readonly string[]
  readonly sections: readonly { readonly name: string | null; readonly steps: readonly string[] }[]
}

type Written = Parameters<typeof article>[0] & { readonly aggregateRating?: Parameters<typeof publishedRating>[0] }

const given = <K extends string>(values: Readonly<Record<K, string | null>>): Partial<Record<K, string>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value))) as Partial<Record<K, string>>

const steps = (texts: readonly string[]): HowToStep[] => texts.map((text) => ({ '@type': 'HowToStep', text }))

/** A recipe with its times, ingredients and steps (BLK-09). */
export function recipeData(written: Written, cooked: Cooked, place: Place): Recipe {
  const { url, name, inLanguage, publisher, author, datePublished, dateModified } = article(written, place)
  const images = imagesOf(written.image, ...cooked.images.map(({ image }) => image))
  const { prepTime, cookTime, totalTime, category, cuisine, keywords, ingredients, sections } = cooked
  return {
    '@type': 'Recipe',
    url,
    name,
    inLanguage,
    publisher,
    author,
    datePublished,
    dateModified,
    ...(written.lead ? { description: written.lead } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    ...given({
      prepTime,
      cookTime,
      totalTime,
      recipeYield: cooked.yield,
      recipeCategory: category,
      recipeCuisine: cuisine,
    }),
    ...(keywords.length > 0 ? { keywords: keywords.join(', ') } : {}),
    recipeIngredient: [...ingredients],
    recipeInstructions: sections.flatMap((section): (HowToSection | HowToStep)[] => {
      const own = steps(section.steps)
      return section.name ? [{ '@type': 'HowToSection', name: section.name, itemListElement: own }] : own
    }),
    ...publishedRating(written.aggregateRating),
  }
}
