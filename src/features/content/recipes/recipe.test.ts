import { expect, test } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import { numberedSections, recipeOf } from './recipe'
import { recipeNutrition } from './serving'

test('BLK-09 D-21 an ingredient shown in place of a missing translation has its own locale', () => {
  const perLocale = [{ ingredient: { en: '1,000 g flour' } }, { ingredient: { en: '2 eggs', es: '2 huevos' } }]
  expect(recipeOf({ ingredients: perLocale }, 'es').ingredients).toEqual([
    { text: '1,000 g flour', locale: 'en' },
    { text: '2 huevos', locale: 'es' },
  ])
  const shown = { ingredients: [{ ingredient: '1,000 g flour' }, { ingredient: '1.000 g de sal' }] }
  const own = { ingredients: [{ ingredient: null }, { ingredient: '1.000 g de sal' }] }
  noteFallbacks(shown, [
    { locale: 'es', doc: own },
    { locale: 'en', doc: shown },
  ])
  expect(recipeOf(shown, 'es').ingredients.map(({ locale }) => locale)).toEqual(['en', 'es'])
})

test('BLK-09 D-21 every other string of a recipe has its own locale, stored per locale or as a fallback', () => {
  const english = {
    name: 'Soup',
    yield: '1,500 g of soup',
    category: 'Starter',
    cuisine: 'French',
    keywords: 'soup, quick',
    sections: [{ sectionName: 'In the pot', steps: [{ stepText: { root: {} } }] }],
  }
  const empty = {
    name: null,
    yield: null,
    category: null,
    cuisine: 'Francesa',
    keywords: null,
    sections: [{ sectionName: null, steps: [{ stepText: null }] }],
  }
  const shown = { ...english, cuisine: 'Francesa', sections: structuredClone(english.sections) }
  noteFallbacks(shown, [
    { locale: 'es', doc: empty },
    { locale: 'en', doc: english },
  ])
  const perLocale = {
    ...Object.fromEntries(Object.entries(english).map(([key, en]) => [key, { en }])),
    cuisine: { en: 'French', es: 'Francesa' },
  }
  for (const block of [shown, perLocale])
    expect(recipeOf(block, 'es')).toMatchObject({
      name: { text: 'Soup', locale: 'en' },
      yield: { text: '1,500 g of soup', locale: 'en' },
      category: { locale: 'en' },
      cuisine: { text: 'Francesa', locale: 'es' },
      keywords: [
        { text: 'soup', locale: 'en' },
        { text: 'quick', locale: 'en' },
      ],
      sections: [{ name: { text: 'In the pot', locale: 'en' }, steps: [{ locale: 'en' }] }],
    })
})

test('BLK-09 D-21 an ingredient that the nutrition label does not count is parsed in its own locale', () => {
  const counted = { ingredient: 'Harina', grams: 20_000, per100: { calories: 340 } }
  const shown = { ingredients: [counted, { ingredient: '1,000 g salt', grams: 1000 }] }
  noteFallbacks(shown, [
    { locale: 'es', doc: { ingredients: [counted, { ingredient: null, grams: 1000 }] } },
    { locale: 'en', doc: shown },
  ])
  expect(recipeNutrition(shown, 'es')?.notCounted.join()).toMatch(/^1\skg\b/)
})

test('BLK-09 a keyword written twice is listed once, and a section without steps takes no number', () => {
  expect(recipeOf({ keywords: 'soup, , quick,soup,' }, 'en').keywords.map(({ text }) => text)).toEqual([
    'soup',
    'quick',
  ])
  const steps = [{ stepText: 'a' }, { stepText: null }]
  const recipe = recipeOf({ sections: [{ steps }, { sectionName: 'Empty', steps: [] }, { steps }] }, 'en')
  expect(numberedSections(recipe).map(({ first }) => first)).toEqual([1, 3])
})

test('BLK-09 SEO-01 a duration is given in ISO 8601, however an editor wrote it', () => {
  const { prepTime, cookTime, totalTime } = recipeOf({ prepTime: ' pt1h30m', cookTime: 'PT1,5H', totalTime: '' }, 'en')
  expect([prepTime, cookTime, totalTime]).toEqual(['PT1H30M', 'PT1.5H', null])
})
