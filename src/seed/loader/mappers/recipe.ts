import { locales, type Locale, type Localized } from '@/core/locales'
import { species } from '../../catalogue/species'
import type { PostSeed, RecipeSeed } from '../../catalogue/shapes'
import { mushroomNutrition, nutritionSection } from './recipe-nutrition'

const headings = {
  en: {
    facts: 'At a glance',
    ingredients: 'Ingredients',
    yield: 'Yield',
    servings: 'Servings',
    prepare: 'Preparation',
    cook: 'Cooking',
    total: 'In all',
  },
  es: {
    facts: 'De un vistazo',
    ingredients: 'Ingredientes',
    yield: 'Cantidad',
    servings: 'Raciones',
    prepare: 'Preparación',
    cook: 'Cocción',
    total: 'En total',
  },
  pt: {
    facts: 'Em resumo',
    ingredients: 'Ingredientes',
    yield: 'Rendimento',
    servings: 'Porções',
    prepare: 'Preparo',
    cook: 'Cozimento',
    total: 'Ao todo',
  },
} as const satisfies Localized<Record<string, string>>

/** `PT1H30M` as `1h 30m` in English (P2 §2), and by the international signs elsewhere: `1 h 30 min`. */
export const shortDuration = (iso: string, locale: Locale): string => {
  const [, hours, minutes] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(iso) ?? []
  const [hour, minute] = locale === 'en' ? ['h', 'm'] : ['\u00a0h', '\u00a0min']
  return [hours && `${hours}${hour}`, minutes && `${minutes}${minute}`].filter(Boolean).join(' ')
}

function markdown(recipe: RecipeSeed, locale: Locale): string {
  const t = headings[locale]
  const facts = [
    `- ${t.yield}: ${recipe.yield[locale]}`,
    `- ${t.servings}: ${recipe.servings}`,
    `- ${t.prepare}: ${shortDuration(recipe.prepTime, locale)}`,
    `- ${t.cook}: ${shortDuration(recipe.cookTime, locale)}`,
    `- ${t.total}: ${shortDuration(recipe.totalTime, locale)}`,
  ]
  const ingredients = recipe.ingredients.map(({ ingredient }) => `- ${ingredient[locale]}`)
  const sections = recipe.sections.map(({ sectionName, steps }) =>
    [`## ${sectionName[locale]}`, steps.map((step, index) => `${index + 1}. ${step[locale]}`).join('\n')].join('\n\n'),
  )
  const nutrition = mushroomNutrition(recipe, species)
  return [
    recipe.description[locale],
    `## ${t.facts}`,
    facts.join('\n'),
    `## ${t.ingredients}`,
    ingredients.join('\n'),
    ...sections,
    ...(nutrition ? [nutritionSection(nutrition, locale)] : []),
  ].join('\n\n')
}

/** A recipe as an article: description, ingredients, steps, and what its mushrooms bring. */
export function recipeArticle(recipe: RecipeSeed): PostSeed {
  const [en, es, pt] = locales.map((locale) => markdown(recipe, locale))
  return {
    slug: recipe.slug,
    title: recipe.title,
    lead: recipe.lead,
    content: { en: en ?? '', es: es ?? '', pt: pt ?? '' },
    topic: 'kitchen',
    species: recipe.species,
    publishedAt: recipe.publishedAt,
    author: 'Sporeprint',
  }
}
