import type { RecipeBlock } from '@/payload-types'
import { paragraph, pictureOf } from '../values.fixtures'

/** A filled block, for tests and the style guide. */
export const recipeFixture: RecipeBlock = {
  blockType: 'recipe',
  id: 'omelette',
  name: 'Chanterelle omelette',
  description: paragraph('Half a dozen minutes at the stove.'),
  prepTime: 'PT15M',
  cookTime: 'PT15M',
  totalTime: 'PT1H30M',
  yield: '2 [omelette|omelettes]',
  servings: 2,
  category: 'Breakfast',
  cuisine: 'French',
  keywords: 'eggs, quick, vegetarian',
  images: [{ image: pictureOf('omelette.webp') }, { image: pictureOf('pan.webp') }],
  ingredients: [
    { ingredient: '5 large [egg|eggs]', grams: 250, per100: { calories: 143, fat: 9.5, protein: 12.6 } },
    { ingredient: '30 g unsalted butter', grams: 30, per100: { calories: 717, fat: 81.1, protein: 0.9 } },
    { ingredient: '1 pinch salt', grams: 1 },
  ],
  sections: [
    {
      sectionName: 'Filling',
      steps: [{ stepText: paragraph('Melt the butter.'), stepImage: pictureOf('butter.webp') }],
    },
    { sectionName: 'Eggs', steps: [{ stepText: paragraph('Beat the eggs.') }, { stepText: null }] },
  ],
}
