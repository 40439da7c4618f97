import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { computedNutrition, factors, ingredientNutrients, recipeOf, scaledText } from '@/features/content/model'
import { foods } from '../../catalogue/foods'
import { recipes } from '../../catalogue/recipes/index'
import { species } from '../../catalogue/species/index'
import { recipeBlock } from './recipe'

const asIs = (text: unknown) => text as never

describe.each(recipes.map((recipe) => [recipe.slug, recipe] as const))('%s', (_slug, recipe) => {
  const block = recipeBlock(recipe, { find: () => 1 }, asIs)

  test('BLK-09 has all ingredients and steps in each language, and strings that scale', () => {
    for (const locale of locales) {
      const shown = recipeOf(block, locale)
      expect(shown.ingredients).toHaveLength(recipe.ingredients.length)
      expect(shown.sections.map(({ steps }) => steps.length)).toEqual(recipe.sections.map(({ steps }) => steps.length))
      expect(shown.cuisine?.text).toBe(recipe.cuisine[locale])
      for (const text of [...shown.ingredients.map((one) => one.text), shown.yield?.text ?? ''])
        for (const factor of factors) expect(scaledText(text, factor, locale)).not.toMatch(/[[\]{}|]|NaN|undefined/)
    }
  })

  test('BLK-09 has nutrition facts, computed from nutrients of fresh weight', () => {
    const weighed = recipe.ingredients.map(({ ingredient, grams, speciesSlug, food }) => {
      const one = species.find(({ slug }) => slug === speciesSlug)
      if (one) expect(one.nutrientsBasis).toMatchObject({ state: 'fresh', servingSizeUnit: 'g' })
      const own = food ? Object.fromEntries(ingredientNutrients.map((name, at) => [name, foods[food][at]])) : null
      return {
        name: ingredient.en,
        grams,
        figures: one?.nutrients ?? own,
        per: one?.nutrientsBasis?.servingSize ?? 100,
      }
    })
    const label = computedNutrition(weighed, recipe.servings)
    expect(label?.amounts.calories).toBeGreaterThan(5)
    expect(label?.amounts.calories).toBeLessThan(900)
  })
})

test('no two recipes have the same date of publication', () => {
  expect(new Set(recipes.map(({ publishedAt }) => publishedAt)).size).toBe(recipes.length)
})
