import type { Recipe as RecipeThing } from 'schema-dts'
import { langOf } from '@/cms/fallbacks'
import { ingredientSpecies } from '@/core/eaten-species'
import { languageTags, type Locale } from '@/core/locales'
import {
  durationOfBoth,
  ownPanelOf,
  recipeNutrition,
  recipeOf,
  scaledText,
  type LocalizedText,
} from '@/features/content/model'
import type { RecipeBlock } from '@/payload-types'
import { toPlainText } from '@/platform/rich-text/plain-text'
import { pageUrl } from '@/platform/seo/alternates'
import type { Place } from '@/platform/seo/structured-data/article'
import { recipeData } from '@/platform/seo/structured-data/recipe'
import { harmfulAmong } from '@/read-model/lists'

type Subject = Parameters<typeof recipeData>[0]

/** A serving as the label on the page has it: an editor's own panel, otherwise the sum of the ingredients (D-28). */
function servingOf(block: RecipeBlock, locale: Locale) {
  const own = ownPanelOf(block)
  if (own) return { size: `${own.servingSize ?? 100} ${own.servingSizeUnit ?? 'g'}`, amounts: own }
  const computed = recipeNutrition(block, locale)
  return computed && { size: `${computed.grams} g`, amounts: computed.amounts }
}

/** A text with the amounts of the recipe itself (not scaled), in the number format of the locale it is written in. */
const asWritten = ({ text, locale }: LocalizedText): string => scaledText(text, 1, locale)

/** A recipe block as a schema.org `Recipe`. */
export function recipeThing(written: Subject, block: RecipeBlock, place: Place): RecipeThing {
  const { locale } = place
  const recipe = recipeOf(block, locale)
  const lead = written.lead || toPlainText(block.description) || null
  const thing = recipeData(
    { ...written, lead },
    {
      ...recipe,
      totalTime: recipe.totalTime ?? durationOfBoth(recipe.prepTime, recipe.cookTime),
      yield: recipe.yield && asWritten(recipe.yield),
      category: recipe.category && recipe.category.text,
      cuisine: recipe.cuisine && recipe.cuisine.text,
      keywords: recipe.keywords.map(({ text }) => text),
      ingredients: recipe.ingredients.map(asWritten),
      sections: recipe.sections.map(({ name, steps }) => ({
        name: name && name.text,
        steps: steps.map(({ text, image }) => ({ text: toPlainText(text), image })).filter(({ text }) => text !== ''),
      })),
      serving: servingOf(block, locale),
    },
    place,
  )
  // Only the document itself tells which locale stands in for a missing translation, a copy of it does not (D-21).
  return { ...thing, inLanguage: langOf(written, 'title') ?? languageTags[locale] }
}

type Block = RecipeBlock | { readonly blockType: string }

export const isRecipe = (block: Block): block is RecipeBlock => block.blockType === 'recipe'

type Page = Omit<Subject, 'aggregateRating'> & { readonly layout?: readonly Block[] | null | undefined }

/**
 * The recipes within a page about something else, each with the URL of its block and without the page's rating. One
 * that cooks a harmful species is left out, so that no assistant cooks it (SAF-04).
 */
export async function recipesWithin(doc: Page, place: Place): Promise<RecipeThing[]> {
  const { layout, ...page } = doc
  const things = (layout ?? []).filter(isRecipe).map(async (block) => {
    if ((await harmfulAmong(ingredientSpecies([block]), place.locale)).length > 0) return []
    const { name } = recipeOf(block, place.locale)
    const title = name?.text ?? page.title
    const inLanguage = name ? languageTags[name.locale] : (langOf(doc, 'title') ?? languageTags[place.locale])
    const written = { ...page, title, lead: null, aggregateRating: null }
    const thing = { ...recipeThing(written, block, place), inLanguage }
    return block.id ? { ...thing, url: `${pageUrl(place.locale, encodeURI(place.path))}#recipe-${block.id}` } : thing
  })
  return (await Promise.all(things)).flat()
}
