import { createTranslator } from 'next-intl'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { messages } from '@/platform/i18n/translator'
import type { LookAlikeRecords } from '../danger/reads'
import { LookAlikes } from './look-alikes'

// Outside React's server build next-intl has no translations for server components.
vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: 'danger' }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: messages[locale] })),
}))

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

const naming = (title: string, edibility: 'deadly' | 'edible') => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  scientificName: `${title} latina`,
  edibility,
  continents: ['europe'],
  differences: `Gills pink, not those of ${title}.`,
  lang: undefined,
})

async function textOf(doubles: LookAlikeRecords, locale: Locale): Promise<string> {
  const { prelude } = await prerender(<LookAlikes species={button} doubles={doubles} locale={locale} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test.each([
  ['en', 'What sets Button Mushroom apart:', 'Deadly'],
  ['es', 'Lo que diferencia a Button Mushroom:', 'Mortal'],
  ['pt', 'O que distingue Button Mushroom:', 'Mortal'],
] as const)(
  'SPC-04 what kills and names a species stands among its look-alikes, the worst first, with whose marks it tells (%s)',
  async (locale, said, grade) => {
    const doubles = { pages: new Map(), naming: [naming('Horse', 'edible'), naming('Spring Angel', 'deadly')] }
    const html = await textOf(doubles, locale)
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
    // What does not harm is named below, and only named.
    expect(rest).toContain('>Horse</a>')
    expect(rest).not.toContain('spring-angel')
    // A printed sheet has no room for the card.
    expect(rest).toContain(`Spring Angel (${grade})`)
  },
)
