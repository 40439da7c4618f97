/** The nutrients that an ingredient may state for 100 g; a species states more. */
export const ingredientNutrients = [
  'calories',
  'fat',
  'saturatedFat',
  'cholesterol',
  'sodium',
  'carbohydrates',
  'fiber',
  'sugars',
  'protein',
] as const

type IngredientNutrient = (typeof ingredientNutrients)[number]

/** The nutrients that a recipe's own nutrition panel may state (BLK-09). */
export const panelNutrients = [
  ...ingredientNutrients,
  'transFat',
  'calcium',
  'iron',
  'potassium',
  'vitaminA',
  'vitaminC',
  'vitaminD',
  'vitaminE',
  'vitaminK',
  'thiamin',
  'riboflavin',
  'niacin',
  'vitaminB6',
  'folate',
  'vitaminB12',
  'phosphorus',
  'magnesium',
  'zinc',
  'copper',
  'manganese',
  'selenium',
] as const

type Figures = Readonly<Partial<Record<string, unknown>>>

/** An ingredient with its weight, and its nutrients for `per` grams of it. */
type Weighed = {
  readonly name: string
  readonly grams: number | null
  readonly figures: Figures | null
  /** The weight that the figures are for. */
  readonly per: number
}

export type Computed = {
  readonly grams: number
  readonly amounts: Readonly<Record<IngredientNutrient, number | null>>
  /** Ingredients with a weight but without figures. */
  readonly notCounted: readonly string[]
}

/** The share of the weight without figures above which nothing is shown. */
const mostUncounted = 0.1

const figure = (figures: Figures, name: string): number | null => {
  const value = figures[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/**
 * Computes the nutrients of one serving from the ingredients. A nutrient that one of them does not state is null, since
 * its sum would be too small; the result is null where too much of the weight has no figures.
 */
export function computedNutrition(ingredients: readonly Weighed[], servings: number): Computed | null {
  const weighed = ingredients.flatMap((one) =>
    one.grams !== null && one.grams > 0 ? [{ ...one, grams: one.grams }] : [],
  )
  const known = weighed.flatMap((one) => (one.figures ? [{ ...one, figures: one.figures }] : []))
  const total = weighed.reduce((sum, { grams }) => sum + grams, 0)
  const counted = known.reduce((sum, { grams }) => sum + grams, 0)
  if (total === 0 || servings <= 0 || total - counted > total * mostUncounted) return null
  const sum = (name: IngredientNutrient): number | null =>
    known.reduce<number | null>((so, { grams, figures, per }) => {
      const value = figure(figures, name)
      return so === null || value === null ? null : so + (value * grams) / per
    }, 0)
  const perServing = (value: number | null): number | null =>
    value === null ? null : Math.round((value / servings) * 10) / 10
  const amounts = Object.fromEntries(ingredientNutrients.map((name) => [name, perServing(sum(name))]))
  return {
    grams: Math.round(total / servings),
    amounts: amounts as Computed['amounts'],
    notCounted: weighed.filter(({ figures }) => !figures).map(({ name }) => name),
  }
}
