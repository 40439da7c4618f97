import { expect, test } from 'vitest'
import { recipes } from '../../catalogue/recipes'
import { recipeArticle, shortDuration } from './recipe'

test.each([
  ['PT30M', 'en', '30m'],
  ['PT1H30M', 'en', '1h 30m'],
  ['PT2H', 'es', '2\u00a0h'],
  ['PT1H30M', 'es', '1\u00a0h 30\u00a0min'],
  ['PT35M', 'pt', '35\u00a0min'],
] as const)('BLK-09 %s in %s is %s', (iso, locale, text) => {
  expect(shortDuration(iso, locale)).toBe(text)
})

test('a recipe says how long it takes in all and how many it serves', () => {
  for (const recipe of recipes) {
    const { content } = recipeArticle(recipe)
    expect(content.en).toContain(`- Servings: ${recipe.servings}\n`)
    expect(content.es).toContain(`- En total: ${shortDuration(recipe.totalTime, 'es')}\n`)
    expect(content.pt).toContain(`- Porções: ${recipe.servings}\n`)
  }
})

test('no two recipes were published on one day', () => {
  const days = recipes.map((recipe) => recipeArticle(recipe).publishedAt)
  expect(new Set(days).size).toBe(recipes.length)
})
