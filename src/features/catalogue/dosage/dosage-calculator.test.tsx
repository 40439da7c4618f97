import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '@/core/locales'
import { DosageCalculator, type CalculatorLabels, type CalculatorSpecies } from './dosage-calculator.client'

const potency = { min: 0.05, typical: 0.4, max: 1.1 } as unknown as CalculatorSpecies['compounds'][number]['potency']
const one = (key: string, name: string, harm: CalculatorSpecies['harm']): CalculatorSpecies => ({
  key,
  name,
  scientificName: name,
  harm,
  compounds: [{ slug: 'muscimol', name: 'Muscimol', potency, source: null }],
})
const species = [
  one('amanita-muscaria', 'Amanita muscaria', { grade: 'Tóxico', said: 'Venenosa. No la coma nunca.' }),
  one('psilocybe-cubensis', 'Psilocybe cubensis', null),
]

const draw = (key: string, weight = '1', locale: Locale = 'es'): string =>
  renderToStaticMarkup(
    <DosageCalculator
      species={species}
      path="/es/calculator"
      start={{ ofAge: true, species: key, weight, unit: 'g', material: 'dried', water: '90' }}
      labels={new Proxy({}, { get: (_, name) => String(name) }) as CalculatorLabels}
      locale={locale}
    />,
  )

test('SAF-01 D-19 the calculator shows a harmful species’ warning before the amounts, and its grade in the select', () => {
  const html = draw('amanita-muscaria')
  expect(html).toContain('Venenosa. No la coma nunca.')
  expect(html.indexOf('Venenosa')).toBeLessThan(html.indexOf('<table'))
  expect(html).toMatch(/<option[^>]*>Amanita muscaria\s\(A\.\smuscaria\): Tóxico<\/option>/)
})

test('the calculator shows no warning and no grade for a harmless species', () => {
  const html = draw('psilocybe-cubensis')
  expect(html).not.toContain('Venenosa')
  expect(html).toMatch(/<option[^>]*>Psilocybe cubensis\s\(P\.\scubensis\)<\/option>/)
})

test('NAV-12 I18-01 a weight is shown with the symbol of its unit, which has no plural', () => {
  expect(draw('psilocybe-cubensis')).toContain('weight: 1 g · material')
})

test.each([
  ['en', '1500', '1,500'],
  ['es', '1500', '1.500'],
  ['pt', '1500', '1.500'],
  ['es', '1.5', '1,5'],
  ['en', '1.5', '1,5'],
  ['en', '0.5', '0,500'],
  ['en', '2', ' 2.0 '],
] as const)('NAV-12 I18-01 in %s the weight %j can also be typed as %j', (locale, plain, typed) => {
  const amounts = (html: string): string[] => [...html.matchAll(/<td[^>]*>([^<]*)/g)].map(([, text]) => text ?? '')
  expect(amounts(draw('psilocybe-cubensis', typed, locale))).toEqual(amounts(draw('psilocybe-cubensis', plain, locale)))
  expect(amounts(draw('psilocybe-cubensis', '3', locale))).not.toEqual(
    amounts(draw('psilocybe-cubensis', plain, locale)),
  )
})

test.each(['', ' ', 'x', '1,50,0', '1,5.0'])(
  'NAV-12 %j is marked as an invalid weight in English, and no amount is called unknown',
  (typed) => {
    const html = draw('psilocybe-cubensis', typed, 'en')
    expect(html).toContain('badWeight')
    expect(html).toContain('aria-invalid="true"')
    // Nor does it call a known amount unknown.
    expect(html).not.toContain('unknown<')
  },
)
