import { expect, test, vi } from 'vitest'
import type { Recipe } from '@/payload-types'
import { recipeAsMarkdown } from '../markdown/recipe'
import { RecipeData } from './recipe-data'
import { thingsIn } from './things.fixtures'

vi.mock('@/cms/public-find', () => ({ publicGlobal: () => Promise.resolve({ siteName: 'Sporeprint' }) }))

const recipe = {
  id: 1,
  title: 'Omelette',
  slug: 'omelette',
  createdAt: '2026-01-01',
  updatedAt: '2026-01-02',
  layout: [
    {
      blockType: 'recipe',
      totalTime: 'PT1H30M',
      yield: '2 [omelette|omelettes]',
      ingredients: [{ ingredient: '{1} large [egg|eggs], 50 g each' }],
      sections: [],
    },
  ],
} as unknown as Recipe

test('SEO-01 a recipe whose method is not written yet is an article', async () => {
  const things = await thingsIn(<RecipeData doc={{ ...recipe, layout: [] }} locale="pt" />)
  expect(things.map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList'])
})

test('BLK-09 SEO-01 machines read amounts as a cook would write them, without an editor’s brackets', async () => {
  const [data] = await thingsIn(<RecipeData doc={recipe} locale="en" />)
  expect(data).toMatchObject({ recipeYield: '2 omelettes', recipeIngredient: ['1 large egg, 50 g each'] })
  const markdown = recipeAsMarkdown(recipe, 'en')
  expect(markdown).toContain('1h 30m · 2 omelettes')
  expect(markdown).toContain('- 1 large egg, 50 g each')
})
