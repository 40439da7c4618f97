import type { HowToSection, HowToStep, NutritionInformation, Recipe } from 'schema-dts'
import type { Media } from '@/payload-types'
import { article, imagesOf, type Place } from './article'
import { given } from './given'
import { publishedRating } from './rating'

/** The contents of one serving; unknown amounts are null. */
type Serving = {
  readonly size: string
  readonly amounts: Readonly<Partial<Record<string, unknown>>>
}

type Step = { readonly text: string; readonly image: Media | number | null }

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
  readonly sections: readonly { readonly name: string | null; readonly steps: readonly Step[] }[]
  readonly serving: Serving | null
}

type Written = Parameters<typeof article>[0] & { readonly aggregateRating?: Parameters<typeof publishedRating>[0] }

const stepsOf = (steps: readonly Step[]): HowToStep[] =>
  steps.map(({ text, image }) => {
    const images = imagesOf(image)
    return { '@type': 'HowToStep', text, ...(images.length > 0 ? { image: images } : {}) }
  })

/** The nutrients that schema.org has a property for, with the units of our recipes. */
const nutrients = [
  ['calories', 'calories', 'kcal'],
  ['fatContent', 'fat', 'g'],
  ['saturatedFatContent', 'saturatedFat', 'g'],
  ['transFatContent', 'transFat', 'g'],
  ['cholesterolContent', 'cholesterol', 'mg'],
  ['sodiumContent', 'sodium', 'mg'],
  ['carbohydrateContent', 'carbohydrates', 'g'],
  ['fiberContent', 'fiber', 'g'],
  ['sugarContent', 'sugars', 'g'],
  ['proteinContent', 'protein', 'g'],
] as const

const nutritionOf = ({ size, amounts }: Serving): NutritionInformation => ({
  '@type': 'NutritionInformation',
  servingSize: size,
  ...Object.fromEntries(
    nutrients.flatMap(([property, name, unit]) => {
      const amount = amounts[name]
      return typeof amount === 'number' ? [[property, `${amount} ${unit}`]] : []
    }),
  ),
})

/** A recipe with its times, ingredients and steps (BLK-09). */
export function recipeData(written: Written, cooked: Cooked, place: Place): Recipe {
  const { url, name, inLanguage, publisher, author, datePublished, dateModified } = article(written, place)
  const images = imagesOf(written.image, ...cooked.images.map(({ image }) => image), written.meta?.image)
  const { prepTime, cookTime, totalTime, category, cuisine, keywords, ingredients, sections, serving } = cooked
  const instructions = sections.flatMap((section): (HowToSection | HowToStep)[] => {
    const own = stepsOf(section.steps)
    return section.name && own.length > 0
      ? [{ '@type': 'HowToSection', name: section.name, itemListElement: own }]
      : own
  })
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
    // An empty list would say that the recipe needs no ingredients.
    ...(ingredients.length > 0 ? { recipeIngredient: [...ingredients] } : {}),
    ...(instructions.length > 0 ? { recipeInstructions: instructions } : {}),
    ...(serving ? { nutrition: nutritionOf(serving) } : {}),
    ...publishedRating(written.aggregateRating),
  }
}
