import { expect, test } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import { recipeOf } from './recipe'

test('BLK-09 D-21 an ingredient that stands in for a missing translation is read by the habits of its own locale', () => {
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
