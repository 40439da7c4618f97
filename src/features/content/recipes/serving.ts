import type { Locale } from '@/core/locales'
import type { RecipeBlock } from '@/payload-types'
import { scaledText } from './amounts'
import { computedNutrition, ingredientNutrients, panelNutrients, type Computed } from './nutrition'
import { localizedTextOf } from './recipe'

type Ingredient = NonNullable<RecipeBlock['ingredients']>[number]
type OwnPanel = NonNullable<RecipeBlock['nutrition']>

/** An ingredient with its weight and nutrients: its species', else those entered with it for 100 g. */
function weighed(row: Ingredient, locale: Locale) {
  const { grams, species, per100 } = row
  const written = localizedTextOf(row, 'ingredient', locale)
  const nutrients = typeof species === 'object' ? species?.specie.nutrients : null
  const fromSpecies = nutrients && (nutrients.servingSizeUnit ?? 'g') === 'g' ? nutrients : null
  const own = per100 && ingredientNutrients.some((name) => typeof per100[name] === 'number') ? per100 : null
  return {
    name: written ? scaledText(written.text, 1, written.locale) : '',
    grams: grams ?? null,
    figures: fromSpecies ?? own,
    per: fromSpecies?.servingSize || 100,
  }
}

/** The panel of a recipe that an editor filled in, else null. */
export const ownPanelOf = ({ nutrition }: Pick<RecipeBlock, 'nutrition'>): OwnPanel | null =>
  nutrition && panelNutrients.some((name) => (nutrition[name] ?? 0) > 0) ? nutrition : null

/** The computed nutrition of one serving; null where too little is known of the ingredients. */
export const recipeNutrition = (
  { ingredients, servings }: Pick<RecipeBlock, 'ingredients' | 'servings'>,
  locale: Locale,
): Computed | null =>
  computedNutrition(
    (ingredients ?? []).map((ingredient) => weighed(ingredient, locale)),
    servings ?? 1,
  )
