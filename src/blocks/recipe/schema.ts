import type { Block } from 'payload'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'
import { recipeFields } from '@/features/content/schema'

/** A recipe, with scaling, cook mode and nutrition label (BLK-09). */
export const recipeBlock: Block = {
  slug: 'recipe',
  interfaceName: 'RecipeBlock',
  custom: needsOneOf('ingredients.ingredient', 'sections.steps.stepText'),
  labels: { singular: label('Recipe', 'Receta', 'Receita'), plural: label('Recipes', 'Recetas', 'Receitas') },
  fields: recipeFields,
}
