import { ingredientNutrients } from '@/features/content/model'
import { foods } from '../../catalogue/foods'
import type { RecipeSeed } from '../../catalogue/shapes'
import type { RichText } from '../rich-text'
import type { Seeder } from '../upsert'
import { recipeLayout } from './layouts'

type Ingredient = RecipeSeed['ingredients'][number]

const per100 = ({ food }: Ingredient) =>
  food ? Object.fromEntries(ingredientNutrients.map((name, at) => [name, foods[food][at]])) : {}

/** The recipe as a block of a page. */
export const recipeBlock = (recipe: RecipeSeed, seeder: Pick<Seeder, 'find'>, richText: RichText) => ({
  blockType: 'recipe',
  blockName: recipe.title.en,
  prepTime: recipe.prepTime,
  cookTime: recipe.cookTime,
  totalTime: recipe.totalTime,
  yield: recipe.yield,
  servings: recipe.servings,
  category: recipe.category,
  cuisine: recipe.cuisine,
  keywords: recipe.keywords,
  description: richText(recipe.description),
  images: [],
  ingredients: recipe.ingredients.map((each) => ({
    ingredient: each.ingredient,
    grams: each.grams,
    species: each.speciesSlug ? seeder.find('mushrooms', each.speciesSlug) : null,
    per100: per100(each),
  })),
  sections: recipe.sections.map(({ sectionName, steps }) => ({
    sectionName,
    steps: steps.map((step) => ({ stepText: richText(step), stepImage: null })),
  })),
})

/** A recipe with a page of its own. */
export const recipeData = (recipe: RecipeSeed, seeder: Seeder, richText: RichText, image: number | null) => ({
  _status: 'published',
  title: recipe.title,
  slug: recipe.slug,
  lead: recipe.lead,
  image,
  meta: { title: recipe.title, description: recipe.lead, image },
  categories: seeder.idsOf('categories', ['topics/kitchen']),
  species: seeder.idsOf('mushrooms', recipe.species),
  author: 'Sporeprint',
  layout: [recipeBlock(recipe, seeder, richText), ...recipeLayout(recipe, { seeder, richText })],
})
