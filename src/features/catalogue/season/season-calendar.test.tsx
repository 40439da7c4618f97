import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '@/core/locales'
import { messages } from '@/platform/i18n/messages'
import { edibilityLabel } from '../edibility-look'
import type { CalendarSpecies } from './model'
import { SeasonCalendar } from './season-calendar'

const species: CalendarSpecies[] = [
  {
    slug: 'boletus-edulis',
    title: 'Porcini',
    scientificName: 'Boletus edulis',
    variation: null,
    edibility: 'choice',
    north: [8, 9, 10, 11],
    south: [2, 3, 4, 5],
    inSouth: true,
  },
  {
    slug: 'amanita-pantherina',
    title: 'Panther Cap',
    scientificName: 'Amanita pantherina',
    variation: 'abietum',
    edibility: 'toxic',
    north: [3, 4, 5, 9],
    south: [3, 9, 10, 11],
    inSouth: true,
  },
  {
    slug: 'grown',
    title: 'Grown',
    scientificName: 'Culta sola',
    variation: null,
    edibility: 'edible',
    north: [],
    south: [],
    inSouth: false,
  },
]

const drawn = async (locale: Locale = 'en', given = species): Promise<string> =>
  renderToStaticMarkup(await SeasonCalendar({ species: given, locale }))

/** The calendar of one half. */
const table = (html: string, half: 'north' | 'south'): string =>
  new RegExp(`<table[^>]*data-half="${half}".*?</table>`, 's').exec(html)?.[0] ?? ''

/** The rows of a calendar below its head. */
const rows = (html: string): string[] => [...html.matchAll(/<tr[^>]*data-months.*?<\/tr>/gs)].map(([row]) => row)

const words = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('SPC-01 the fruiting calendar', () => {
  test('is in the page for both halves of the world, each with its own months and order', async () => {
    const html = await drawn()
    const [north, south] = [rows(table(html, 'north')), rows(table(html, 'south'))]
    expect(north.map((row) => /data-months="([^"]*)"/.exec(row)?.[1])).toEqual(['0 3 4 5 9', '0 8 9 10 11'])
    expect(south.map((row) => /data-months="([^"]*)"/.exec(row)?.[1])).toEqual(['0 2 3 4 5', '0 3 9 10 11'])
  })

  test('has rows that link a species, name its season and mark its months in season', async () => {
    const [panther = '', porcini = ''] = rows(table(await drawn(), 'north'))
    expect(porcini).toContain('href="/mushrooms/boletus-edulis"')
    expect(porcini).toMatch(/<span class="scientific">Boletus edulis<\/span>/)
    expect(words(porcini)).toContain('Choice edible August to November')
    expect(words(panther)).toContain('Amanita pantherina (abietum)')
    expect(words(panther)).toContain('Toxic March to May and September')
    const cells = [...porcini.matchAll(/<td.*?(?:\/>|<\/td>)/gs)].map(([cell]) => words(cell).trim())
    expect(cells).toEqual([...Array<string>(7).fill(''), ...Array<string>(4).fill('in season'), ''])
  })

  test('is filtered by radio buttons, with the north and every month selected', async () => {
    const inputs = [...(await drawn()).matchAll(/<input[^>]*>/g)].map(([input]) => input)
    const checked = inputs.filter((input) => input.includes('checked'))
    expect(inputs).toHaveLength(2 + 13)
    expect(inputs.every((input) => input.includes('type="radio"'))).toBe(true)
    expect(checked.map((input) => /value="(\w+)"/.exec(input)?.[1])).toEqual(['north', '0'])
  })

  test('I18-02 has its radio buttons in a form that sends nothing, so that a change of locale keeps them', async () => {
    const [, form = ''] = /<form id="form-calendar"[^>]* method="dialog"[^>]*>(.*?)<\/form>/s.exec(await drawn()) ?? []
    expect(form.match(/type="radio"/g)).toHaveLength(2 + 13)
  })

  test('has a status that counts the species of each month', async () => {
    const status = /<p role="status".*?<\/p>/s.exec(await drawn())?.[0] ?? ''
    expect(status).toContain('<span data-months="0">2 species, in the order in which their seasons begin.</span>')
    expect(status).toContain('<span data-months="9">2 species fruit in September.</span>')
    expect(status).toContain('<span data-months="11">1 species fruits in November.</span>')
    expect(status).toContain('<span data-months="12">No species of the guide fruits in December.</span>')
  })

  test('species without a season are listed apart, where there are any', async () => {
    const html = await drawn()
    expect(words(html.slice(html.indexOf('id="without-season"')))).toContain('Grown Culta sola')
    expect(await drawn('en', species.slice(0, 2))).not.toContain('without-season')
  })

  test('SAF-07 a species of the south without a recorded season there has no southern row and is listed apart', async () => {
    const one: CalendarSpecies = {
      ...{ slug: 'one', title: 'One', scientificName: 'Fungus unus', variation: null, edibility: 'choice' },
      ...{ north: [8, 9], south: [], inSouth: true },
    }
    for (const locale of ['en', 'es', 'pt'] as const) {
      const html = await drawn(locale, [
        { ...one, slug: 'amanita-caesarea', title: 'Caesar' },
        { ...one, slug: 'northern', title: 'Northern', inSouth: false },
      ])
      expect(rows(table(html, 'north'))).toHaveLength(2)
      expect(rows(table(html, 'south'))).toEqual([])
      const apart = /<div data-half="south"><.*?<\/section>/s.exec(html)?.[0] ?? ''
      expect(words(apart)).toContain(messages[locale].species.noSeason)
      expect(words(apart)).toContain('Caesar')
      expect(words(apart)).not.toContain('Northern')
    }
    expect(await drawn()).not.toContain('no-southern-season')
  })

  test.each(locales)('SAF-01 a species without a recorded season is listed with its grade (%s)', async (locale) => {
    const one = { slug: 'one', title: 'One', scientificName: 'Fungus unus', variation: null } as const
    const html = await drawn(locale, [
      { ...one, edibility: 'deadly', north: [8, 9], south: [], inSouth: true },
      { ...one, slug: 'other', edibility: 'suspect', north: [], south: [], inSouth: false },
    ])
    const listed = (id: string): string => words(html.slice(html.indexOf(`id="${id}"`)).split('</section>')[0] ?? '')
    expect(listed('no-southern-season')).toContain(`Fungus unus ${edibilityLabel('deadly', locale)}`)
    expect(listed('without-season')).toContain(`Fungus unus ${edibilityLabel('suspect', locale)}`)
  })

  test('does not mark the current month on the server, since a cached page may be older than the month', async () => {
    expect(await drawn()).not.toContain(messages.en.calendar.thisMonth)
  })

  test.each([
    ['es', '/es/mushrooms/boletus-edulis', 'de agosto a noviembre', 'de marzo a mayo y septiembre'],
    ['pt', '/pt/mushrooms/boletus-edulis', 'de agosto a novembro', 'de março a maio e setembro'],
  ] as const)('in %s has its links, seasons and caution in that locale', async (locale, href, one, two) => {
    const html = await drawn(locale)
    for (const part of [`href="${href}"`, one, two, messages[locale].calendar.caution]) expect(html).toContain(part)
  })

  test('without any species says that no season is recorded yet', async () => {
    const html = await drawn('en', [])
    expect(html).toContain('No season has been written down yet.')
    expect(rows(html)).toEqual([])
  })
})
