import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { macronutrients } from '../mushrooms/model'
import { NutritionLabel } from './nutrition-label'

test.each(locales)('SPC-05 the energy of a portion is shown with its unit (%s)', async (locale) => {
  const label = <NutritionLabel nutrients={{ calories: 32 }} locale={locale} dailyValues={{}} />
  const html = await new Response((await prerender(label)).prelude).text()
  // A number without a unit could be kilocalories or kilojoules.
  expect(/<th[^>]*>([^<]*)<\/th><td[^>]*>32</.exec(html)?.[1]).toMatch(/calor[ií]|kcal/i)
})

test('SPC-05 the label explains the dash of an unknown value only when it has one', async () => {
  const htmlOf = async (nutrients: Record<string, number>) =>
    new Response(
      (await prerender(<NutritionLabel nutrients={nutrients} locale="en" dailyValues={{}} />)).prelude,
    ).text()
  const whole = { calories: 32, ...Object.fromEntries(macronutrients.map(({ name }) => [name, 1])) }
  expect(await htmlOf(whole)).not.toMatch(/—|dash/)
  expect(await htmlOf({ calories: 32 })).toMatch(/—.*A dash means/s)
})
