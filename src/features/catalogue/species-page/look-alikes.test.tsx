import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { locales, type Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { messages } from '@/platform/i18n/messages'
import type { LookAlikeRecords } from '../danger/reads'
import { LookAlikes } from './look-alikes'

const button = {
  id: 1,
  slug: 'button',
  title: 'Button Mushroom',
  specie: {
    scientificName: 'Agaricus bisporus',
    edibility: 'choice',
    lookAlikeSpecies: [
      {
        id: 'a',
        species: 'Agaricus xanthodermus',
        commonName: 'Yellow Stainer',
        edibility: 'toxic',
        differences: 'Ink.',
      },
      {
        id: 'b',
        species: 'Agaricus campestris',
        commonName: 'Field Mushroom',
        edibility: 'choice',
        differences: 'Grass.',
      },
    ],
  },
  createdAt: '',
  updatedAt: '',
} as unknown as Mushroom

const none: LookAlikeRecords = { pages: new Map(), grades: new Map(), naming: [] }

let lastId = 1

const naming = (title: string, edibility: 'deadly' | 'edible') => ({
  id: (lastId += 1),
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  scientificName: `${title} latina`,
  edibility,
  said: 'choice' as const,
  continents: ['europe'],
  differences: `Gills pink, not those of ${title}.`,
  lang: undefined,
})

async function textOf(lookAlikes: LookAlikeRecords, locale: Locale, species = button): Promise<string> {
  const { prelude } = await prerender(<LookAlikes species={species} lookAlikes={lookAlikes} locale={locale} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test.each([
  ['en', 'What sets Button Mushroom apart:', 'Deadly'],
  ['es', 'Lo que diferencia a Button Mushroom:', 'Mortal'],
  ['pt', 'O que distingue Button Mushroom:', 'Mortal'],
] as const)(
  'SPC-04 a deadly species that names this one heads its look-alikes; its card says whose marks it gives (%s)',
  async (locale, said, grade) => {
    const lookAlikes = { ...none, naming: [naming('Horse', 'edible'), naming('Spring Angel', 'deadly')] }
    const html = await textOf(lookAlikes, locale)
    const [list = '', rest = ''] = html.split('</ul>')
    const order = ['Spring Angel', 'Yellow Stainer', 'Field Mushroom'].map((name) => list.indexOf(`${name}<`))
    expect(order.every((at) => at >= 0)).toBe(true)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    const [card = ''] = list.split('</li>')
    expect(card).toContain('data-only-on-screen')
    expect(card).toContain(grade)
    expect(card).toMatch(/href="[^"]*\/mushrooms\/spring-angel"/)
    expect(card).toContain(said)
    expect(card).toContain('Gills pink, not those of Spring Angel.')
    // A harmless species is listed below, by name only.
    expect(rest).toContain('>Horse</a>')
    expect(rest).not.toContain('spring-angel')
    // A printed sheet has no room for the card.
    expect(rest).toContain(`Spring Angel (${grade})`)
  },
)

const field = (edibility: 'deadly' | 'edible-when-cooked') => ({
  id: 9,
  slug: 'agaricus-campestris',
  title: 'Field Mushroom',
  edibility,
  continents: ['europe'],
})

const meaning = (page: ReturnType<typeof field>): LookAlikeRecords => ({
  pages: new Map([['Agaricus campestris', page]]),
  grades: new Map([['Agaricus campestris', page.edibility]]),
  naming: [],
})

test.each([
  ['en', 'Deadly', 'The guide now grades Field Mushroom as “Deadly”.'],
  ['es', 'Mortal', 'Field Mushroom figura ahora en esta guía como «Mortal».'],
  ['pt', 'Mortal', 'Field Mushroom consta agora neste guia como “Mortal”.'],
] as const)(
  'SPC-04 SAF-04 a look-alike found to be deadly later comes first, as deadly, without its old note (%s)',
  async (locale, grade, said) => {
    const html = await textOf(meaning(field('deadly')), locale)
    const [first = '', second = ''] = html.split('</li>')
    expect(first).toContain('Field Mushroom')
    expect(first).toContain(grade)
    const frameOf = (card: string): string => /<li[^>]*>/.exec(card)?.[0] ?? ''
    const [, harmless = ''] = (await textOf(none, locale)).split('</li>')
    expect(harmless).toContain('Field Mushroom')
    expect(frameOf(first)).toBe(frameOf(second))
    expect(frameOf(first)).not.toBe(frameOf(harmless))
    expect(first).toContain('data-here="europe"')
    expect(first).toContain(said)
    expect(first).not.toContain('Grass.')
    expect(second).toContain('Ink.')
  },
)

test('SPC-04 a note that was written under a better grade is shown with a warning', async () => {
  const html = await textOf(meaning(field('edible-when-cooked')), 'en')
  expect(html).toMatch(/Written when Field Mushroom counted as “Choice edible”.*Edible when cooked.*Grass\./)
})

test('SPC-04 SAF-04 a species found to be deadly does not show the notes of others that call it edible', async () => {
  const deadly = { ...button, specie: { ...button.specie, edibility: 'deadly' as const } }
  const html = await textOf({ ...none, naming: [naming('Spring Angel', 'deadly')] }, 'en', deadly)
  expect(html).toContain('The guide now grades Button Mushroom as “Deadly”.')
  expect(html).not.toContain('Gills pink')
})

test.each(locales)(
  'SPC-04 a species without recorded look-alikes says that this is no sign of safety (%s)',
  async (locale) => {
    const alone = { ...button, specie: { ...button.specie, lookAlikeSpecies: [] } }
    const { lookAlikesUnknown } = messages[locale].species
    expect(await textOf(none, locale, alone)).toContain(lookAlikesUnknown)
    expect(await textOf({ ...none, naming: [naming('Death Cap', 'deadly')] }, locale, alone)).not.toContain(
      lookAlikesUnknown,
    )
  },
)
