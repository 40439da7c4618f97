import { expect, test } from 'vitest'
import type { Mushroom } from '@/payload-types'
import { speciesAsMarkdown } from './species'

const species = (danger: NonNullable<Mushroom['specie']['danger']>): Mushroom => ({
  id: 1,
  slug: 'found',
  title: 'Found',
  specie: { scientificName: 'Fungus inventus', edibility: 'toxic', danger },
  createdAt: '',
  updatedAt: '',
})

test.each([
  ['en', 'after alcohol, drunk with the meal or up to five days after it', 'after the meal'],
  ['es', 'después de beber alcohol, en la comida o hasta cinco días más tarde', 'después de comer'],
  ['pt', 'depois de beber álcool, na refeição ou até cinco dias mais tarde', 'depois da refeição'],
] as const)('SAF-01 the hours are counted from what sets a poisoning off (%s)', (locale, alcohol, meal) => {
  const told = (syndrome: 'coprine' | 'muscarine') =>
    speciesAsMarkdown(species({ syndrome, onset: { min: 0.25, max: 2 } }), [], locale)
  expect(told('coprine')).toContain(alcohol)
  expect(told('muscarine')).toContain(meal)
  expect(told('muscarine')).not.toContain(alcohol)
})

test('SPC-04 what names it as a double is named in it, with how it harms, the worst first', () => {
  const naming = (title: string, edibility: 'deadly' | 'toxic') => ({
    title,
    slug: title.toLowerCase(),
    scientificName: `${title} latina`,
    edibility,
    continents: [],
    differences: 'Gills pink.',
    lang: undefined,
  })
  const text = speciesAsMarkdown(species({}), [naming('Stainer', 'toxic'), naming('Angel', 'deadly')], 'en')
  expect(text).toContain('Also a look-alike of: Angel (*Angel latina*, Deadly); Stainer (*Stainer latina*, Toxic)')
})
