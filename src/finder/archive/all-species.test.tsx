import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import type { Locale } from '@/core/locales'
import { AllSpecies } from './all-species'

const draw = async (shown: number, total: number, locale: Locale): Promise<string> => {
  const { prelude } = await prerender(
    <AllSpecies shown={shown} total={total} query="?main_type=culinary" locale={locale} />,
  )
  return new Response(prelude).text()
}

test.each([
  ['en', '/mushrooms/species?main_type=culinary', 'All 1,200 species'],
  ['es', '/es/mushrooms/species?main_type=culinary', 'Todas las especies (1200)'],
  ['pt', '/pt/mushrooms/species?main_type=culinary', 'Todas as espécies (1.200)'],
] as const)('NAV-12 a truncated list links to the whole archive (%s)', async (locale, href, text) => {
  const html = await draw(48, 1200, locale)
  expect(html).toContain(`href="${href}"`)
  expect(html).toContain(text)
})

test('NAV-12 a complete list has no link', async () => {
  expect(await draw(30, 30, 'en')).toBe('')
})
