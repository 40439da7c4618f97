import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DosageCalculator, type CalculatorLabels, type CalculatorSpecies } from './dosage-calculator.client'

const potency = { low: 0.05, typical: 0.4, high: 1.1 } as unknown as CalculatorSpecies['compounds'][number]['potency']
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

const draw = (key: string): string =>
  renderToStaticMarkup(
    <DosageCalculator
      species={species}
      path="/es/calculator"
      start={{ ofAge: true, species: key, weight: '1', unit: 'g', material: 'dried', water: '90' }}
      labels={new Proxy({}, { get: (_, name) => String(name) }) as CalculatorLabels}
      languageTag="es"
    />,
  )

test('SAF-01 D-19 of a species that poisons it says so before any number, and in the list', () => {
  const html = draw('amanita-muscaria')
  expect(html).toContain('Venenosa. No la coma nunca.')
  expect(html.indexOf('Venenosa')).toBeLessThan(html.indexOf('<table'))
  expect(html).toMatch(/<option[^>]*>Amanita muscaria\s\(A\.\smuscaria\): Tóxico<\/option>/)
})

test('of others it says nothing of the kind', () => {
  const html = draw('psilocybe-cubensis')
  expect(html).not.toContain('Venenosa')
  expect(html).toMatch(/<option[^>]*>Psilocybe cubensis\s\(P\.\scubensis\)<\/option>/)
})
