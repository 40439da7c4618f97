import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { NutritionLabel } from './nutrition-label'

test.each(locales)('SPC-05 the energy of a portion says what it is counted in (%s)', async (locale) => {
  const label = <NutritionLabel nutrients={{ calories: 32 }} locale={locale} dailyValues={{}} />
  const html = await new Response((await prerender(label)).prelude).text()
  // Of energy alone nobody knows whether it is in kilocalories or kilojoules.
  expect(/<th[^>]*>([^<]*)<\/th><td[^>]*>32</.exec(html)?.[1]).toMatch(/calor[ií]|kcal/i)
})
