import { expect, test, vi } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import type { Mushroom } from '@/payload-types'
import { speciesAsMarkdown } from './species'

vi.mock('@/cms/public-find', () => ({}))

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
] as const)('SAF-01 the onset is counted from the meal, for coprine from alcohol (%s)', (locale, alcohol, meal) => {
  const told = (syndrome: 'coprine' | 'muscarine') =>
    speciesAsMarkdown(species({ syndrome, onset: { min: 0.25, max: 2 } }), none, locale)
  expect(told('coprine')).toContain(alcohol)
  expect(told('muscarine')).toContain(meal)
  expect(told('muscarine')).not.toContain(alcohol)
})

test('SAF-01 advice on what to do is present though no editor has written any', () => {
  const told = speciesAsMarkdown(species({ syndrome: 'amatoxin' }), none, 'en')
  expect(told).toContain('Shows 6 hours to 24 hours after the meal')
  expect(told).toMatch(/## What to do\s+Call at once, with or without symptoms\./)
})

test('SAF-01 advice on what to do in the page’s locale stands before that which is written in another alone', () => {
  const danger = { firstAid: 'Call the poison center of Lyon.' }
  noteFallbacks(danger, [
    { locale: 'pt', doc: {} },
    { locale: 'en', doc: danger },
  ])
  const told = speciesAsMarkdown(species(danger), none, 'pt')
  expect(told).toMatch(/## O que fazer\s+Ligue imediatamente.*\n\nCall the poison center of Lyon\./)
})

test('SAF-01 a species that is edible when cooked has its danger section where one is recorded', () => {
  const found = species({ syndrome: 'gyromitrin', course: 'Raw it destroys the liver.', firstAid: 'Go to a hospital.' })
  found.specie.edibility = 'edible-when-cooked'
  const told = speciesAsMarkdown(found, none, 'en')
  expect(told).toMatch(/## Danger\s[^#]*Shows 2 hours to 24 hours after the meal/)
  for (const words of ['Raw it destroys the liver.', 'Go to a hospital.', 'Gyromitrin. Vomiting', '/poison)'])
    expect(told).toContain(words)
  found.specie.danger = {}
  expect(speciesAsMarkdown(found, none, 'en')).not.toContain('## Danger')
})

test('SAF-04 a harmful species with a culinary category loses its lead, with a notice', () => {
  const found = species({})
  found.specie.lead = 'The finest of the wood.'
  found.specie.effects = { sideEffects: [{ sideEffect: 'Mild upset when raw' }] }
  found.categories = [
    { id: 1, title: 'Culinary', slug: 'culinary', path: 'type/culinary', createdAt: '', updatedAt: '' },
  ]
  const told = speciesAsMarkdown(found, none, 'en')
  expect(told).not.toContain('The finest of the wood.')
  expect(told).not.toContain('Mild upset when raw')
  expect(told).toContain('**The guide now grades Found as “Toxic”.')
})

test('SPC-04 harmful species that name it are among its look-alikes, the worst first', () => {
  const naming = (title: string, edibility: 'deadly' | 'edible') => ({
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
  const found = species({})
  found.specie.edibility = 'choice'
  found.specie.lookAlikeSpecies = [
    { species: 'Bolbitius', commonName: 'Bolete', edibility: 'toxic', differences: 'Blues.' },
  ]
  const text = speciesAsMarkdown(
    found,
    { ...none, naming: [naming('Horse', 'edible'), naming('Angel', 'deadly')] },
    'en',
  )
  expect(text).toContain(
    [
      '- **Angel (*Angel latina*)**, Deadly: What sets Found apart: Gills pink.',
      '- **Bolete (*Bolbitius*)**, Toxic: Blues.',
      '',
      'Also a look-alike of: Horse (*Horse latina*, Edible)',
    ].join('\n'),
  )
})

test.each([
  ['en', 'alter perception and judgment, have deadly look-alikes'],
  ['es', 'mortal'],
  ['pt', 'morta'],
] as const)('D-19 a psychoactive species has its notice before its lead (%s)', (locale, said) => {
  const found = species({})
  found.specie = { ...found.specie, edibility: 'psychoactive', psychoactive: true, lead: 'A brown cap.' }
  const told = (one: Mushroom): string => speciesAsMarkdown(one, none, locale)
  const [notice = ''] = told(found).split('A brown cap.')
  expect(notice).toContain(said)
  expect(notice).toMatch(/\]\(\S+\/harm-reduction\)/)
  // An editor may set only one of the three: the mark, the grade or the type.
  found.specie.psychoactive = false
  expect(told(found)).toContain('harm-reduction')
  found.specie.edibility = 'inedible'
  expect(told(found)).not.toContain('harm-reduction')
  found.categories = [
    { id: 3, title: 'Psychoactive', slug: 'psychoactive', path: 'type/psychoactive', createdAt: '', updatedAt: '' },
  ]
  expect(told(found)).toContain('harm-reduction')
})

test('SPC-04 SAF-04 a look-alike has the grade of its own page, and the worst is first', () => {
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

test('SPC-04 without recorded look-alikes an edible species says that this is no sign of safety', () => {
  const found = species({})
  expect(speciesAsMarkdown(found, none, 'en')).not.toContain('## Look-alikes')
  found.specie.edibility = 'choice'
  expect(speciesAsMarkdown(found, none, 'en')).toMatch(
    /## Look-alikes\s+No look-alikes are recorded here yet\. That does not/,
  )
})

test('SAF-01 the marks to check are listed where there are any', () => {
  const found = species({})
  expect(speciesAsMarkdown(found, none, 'pt')).not.toContain('## Marcas')
  found.specie.keyMarks = [{ mark: 'A volva below the ground.' }, { mark: 'White gills.' }]
  expect(speciesAsMarkdown(found, none, 'en')).toMatch(
    /## Marks to check\s+- A volva below the ground\.\n- White gills\./,
  )
})
