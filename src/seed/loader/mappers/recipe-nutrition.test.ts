import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { recipes } from '../../catalogue/recipes'
import { species } from '../../catalogue/species'
import { mushroomNutrition, nutritionSection } from './recipe-nutrition'

const figures = (slug: string, calories: number | null, servingSize = 100) => ({
  slug,
  nutrients: { calories, protein: 2, fat: null },
  nutrientsBasis: { servingSize, servingSizeUnit: 'g', state: 'fresh', source: `Table of ${slug}`, note: null },
})

const ingredient = (speciesSlug: string | null, grams: number | null) => ({
  ingredient: { en: '', es: '', pt: '' },
  grams,
  speciesSlug,
})

describe('what the mushrooms of a recipe bring', () => {
  test('weights times figures, added up, other ingredients left out', () => {
    const found = mushroomNutrition(
      { ingredients: [ingredient('a', 200), ingredient('b', 50), ingredient(null, 1000)] },
      [figures('a', 30), figures('b', 20, 50)],
    )
    expect(found).toMatchObject({ grams: 250, amounts: { calories: 80, protein: 6 } })
    expect(found?.sources).toEqual(['Table of a', 'Table of b'])
  })

  test('a figure that one of them lacks is unknown for the sum, not smaller', () => {
    const list = { ingredients: [ingredient('a', 200), ingredient('b', 50)] }
    expect(mushroomNutrition(list, [figures('a', 30), figures('b', null)])?.amounts.calories).toBeNull()
    expect(mushroomNutrition(list, [figures('a', 30)])).toBeNull()
  })

  test('nothing is said of a recipe without weighed mushrooms', () => {
    expect(mushroomNutrition({ ingredients: [ingredient('a', null)] }, [figures('a', 30)])).toBeNull()
  })

  test.each(recipes.map((recipe) => [recipe.slug, recipe] as const))('%s says it in three languages', (_, recipe) => {
    const nutrition = mushroomNutrition(recipe, species)
    if (!nutrition) throw new Error('no figures')
    for (const locale of locales) expect(nutritionSection(nutrition, locale)).toMatch(/kcal/)
    expect(nutrition.amounts.calories).toBeGreaterThan(0)
  })

  test('450 g of lion’s mane, as a Spaniard writes it', () => {
    const recipe = recipes.find(({ slug }) => slug === 'lions-mane-cakes')
    const nutrition = recipe && mushroomNutrition(recipe, species)
    if (!nutrition) throw new Error('no figures')
    expect(nutritionSection(nutrition, 'es')).toContain('- Proteínas: 11,3 g')
    expect(nutritionSection(nutrition, 'en')).toContain('- Energy: 194 kcal')
  })
})
