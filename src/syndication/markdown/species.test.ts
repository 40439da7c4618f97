import { expect, test } from 'vitest'
import type { Mushroom } from '@/payload-types'
import { speciesAsMarkdown } from './species'

const none = { pages: new Map(), grades: new Map(), naming: [] }

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
    speciesAsMarkdown(species({ syndrome, onset: { min: 0.25, max: 2 } }), none, locale)
  expect(told('coprine')).toContain(alcohol)
  expect(told('muscarine')).toContain(meal)
  expect(told('muscarine')).not.toContain(alcohol)
})

test('SPC-04 what names it as a double is named in it, with how it harms, the worst first', () => {
  const naming = (title: string, edibility: 'deadly' | 'toxic') => ({
    id: title.length,
    said: 'choice' as const,
    title,
    slug: title.toLowerCase(),
    scientificName: `${title} latina`,
    edibility,
    continents: [],
    differences: 'Gills pink.',
    lang: undefined,
  })
  const text = speciesAsMarkdown(
    species({}),
    { ...none, naming: [naming('Stainer', 'toxic'), naming('Angel', 'deadly')] },
    'en',
  )
  expect(text).toContain('Also a look-alike of: Angel (*Angel latina*, Deadly); Stainer (*Stainer latina*, Toxic)')
})

test('SPC-04 SAF-04 a look-alike is as bad in it as its own page says, and the worst comes first', () => {
  const pair = (name: string, edibility: 'toxic' | 'choice') => ({
    species: `${name} latina`,
    commonName: name,
    edibility,
    differences: `What ${name} has.`,
  })
  const found = species({})
  found.specie.lookAlikeSpecies = [pair('Stainer', 'toxic'), pair('Maitake', 'choice')]
  const text = speciesAsMarkdown(found, { ...none, grades: new Map([['Maitake latina', 'deadly']]) }, 'en')
  const [first, second] = [
    '**Maitake (*Maitake latina*)**, Deadly: **',
    '**Stainer (*Stainer latina*)**, Toxic: What Stainer has.',
  ]
  expect(text).toContain(first)
  expect(text.indexOf(second)).toBeGreaterThan(text.indexOf(first))
  expect(text).toContain('The guide now grades Maitake as “Deadly”.')
  expect(text).not.toContain('What Maitake has.')
})
