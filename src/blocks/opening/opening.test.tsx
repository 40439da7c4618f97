import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '@/core/locales'
import { findPlate } from '@/features/catalogue/server'
import { deadlyInSeason, speciesInSeason } from '@/read-model/lists'
import type { Mushroom, OpeningBlock as OpeningData } from '@/payload-types'
import { messages } from '@/platform/i18n/translator'
import { rendered } from '../rendered.fixtures'
import { pictureOf } from '../values.fixtures'
import { plainCard } from '@/cards/card-view.fixtures'
import { OpeningBlock } from './component'
import { openingFixture } from './fixture'

vi.mock('@/features/catalogue/server', () => ({ findPlate: vi.fn() }))
vi.mock('@/read-model/lists', () => ({ speciesInSeason: vi.fn(), deadlyInSeason: vi.fn() }))

const morel: Mushroom = {
  id: 1,
  slug: 'morchella-esculenta',
  title: 'Morel',
  images: [pictureOf('morel.webp')],
  specie: {
    scientificName: 'Morchella esculenta',
    edibility: 'edible-when-cooked',
    seasonNorth: ['3', '4', '5'],
    seasonSouth: ['9', '10'],
  },
  createdAt: '',
  updatedAt: '',
}

const draw = (given: Partial<OpeningData> = {}, locale: Locale = 'en', first = true): Promise<string> =>
  rendered(<OpeningBlock block={{ ...openingFixture, ...given }} locale={locale} first={first} />)

beforeEach(() => {
  vi.mocked(speciesInSeason).mockReset().mockResolvedValue([1, 2])
  vi.mocked(findPlate).mockReset().mockResolvedValue(morel)
  vi.mocked(deadlyInSeason).mockReset().mockResolvedValue([])
})

describe('NAV-01 the opening of a page', () => {
  test.each([
    ['en', '/search', '/mushrooms/morchella-esculenta', 'Northern hemisphere: March to May'],
    ['es', '/es/search', '/es/mushrooms/morchella-esculenta', 'Hemisferio norte: de marzo a mayo'],
    ['pt', '/pt/search', '/pt/mushrooms/morchella-esculenta', 'Hemisfério norte: de março a maio'],
  ] as const)(
    'has a search field that is a plain form, and a species in season (%s)',
    async (locale, search, species, season) => {
      const html = await draw({}, locale)
      expect(html).toMatch(new RegExp(`<form role="search"[^>]* action="${search}"`))
      expect(html).toMatch(/<input type="search"[^>]* name="q"|<input[^>]* name="q"[^>]* type="search"/)
      expect(html).toContain(`href="${species}"`)
      expect(html).toContain('<span class="scientific text-muted">Morchella esculenta</span>')
      expect(html).toContain(season)
    },
  )

  test('reads the species of the current month', async () => {
    vi.useFakeTimers({ now: new Date('2027-05-31T23:59:00Z'), toFake: ['Date'] })
    await draw()
    vi.setSystemTime(new Date('2027-06-01T00:00:00Z'))
    await draw()
    vi.useRealTimers()
    expect(vi.mocked(speciesInSeason).mock.calls).toEqual([
      [5, 'north'],
      [5, 'south'],
      [6, 'north'],
      [6, 'south'],
    ])
    expect(vi.mocked(findPlate).mock.lastCall).toEqual([1, 'en'])
  })

  test('SAF-07 is rendered for both hemispheres, each with its species, months and deadly species', async () => {
    vi.mocked(speciesInSeason).mockImplementation((_, half) => Promise.resolve(half === 'south' ? [7] : [1]))
    vi.mocked(deadlyInSeason).mockImplementation((_, half) =>
      Promise.resolve(
        half === 'south' ? [1, 2, 3, 4].map((id) => ({ ...plainCard(id, 'mushrooms'), title: `Killer ${id}` })) : [],
      ),
    )
    const html = await draw()
    const [north = '', south = ''] = html.split('data-for-half="south"')
    expect(north).toContain('data-for-half="north"')
    expect(north).toContain('Northern hemisphere: March to May')
    expect(north).not.toContain('Killer')
    expect(south).toContain('Southern hemisphere: September to October')
    expect(south).toContain('Killer 3')
    expect(south).not.toContain('Killer 4')
    expect(vi.mocked(findPlate).mock.calls).toEqual([
      [1, 'en'],
      [7, 'en'],
    ])
  })

  test('a hemisphere without a species in season shows the editor’s picture', async () => {
    vi.mocked(speciesInSeason).mockImplementation((_, half) => Promise.resolve(half === 'south' ? [] : [1]))
    const [north = '', south = ''] = (await draw({ media: pictureOf('own.webp') })).split('data-for-half="south"')
    expect(north).not.toContain('own.webp')
    expect(south).toContain('own.webp')
  })

  test.each(['en', 'es', 'pt'] as const)(
    'SAF-07 a hemisphere without recorded seasons says so, and lists what is deadly there (%s)',
    async (locale) => {
      vi.mocked(speciesInSeason).mockImplementation((_, half) => Promise.resolve(half === 'south' ? [] : [1]))
      vi.mocked(deadlyInSeason).mockResolvedValue([
        { ...plainCard(9, 'mushrooms'), title: 'Death Cap', href: '/death-cap' },
      ])
      const [north = '', south = ''] = (await draw({}, locale)).split('data-for-half="south"')
      const { calendar, species } = messages[locale]
      expect(north).not.toContain(species.noSeason)
      for (const said of [
        species.noSeason,
        calendar.nothingRecorded,
        calendar.deadlyNow,
        'href="/death-cap"',
        '/mushrooms/calendar',
      ])
        expect(south).toContain(said)
    },
  )

  test.each(['en', 'es', 'pt'] as const)(
    'SAF-01 without a deadly species on record, the plate says that this is no promise (%s)',
    async (locale) => {
      vi.mocked(deadlyInSeason).mockImplementation((_, half) =>
        Promise.resolve(half === 'south' ? [] : [{ ...plainCard(9, 'mushrooms'), title: 'Death Cap' }]),
      )
      const [north = '', south = ''] = (await draw({}, locale)).split('data-for-half="south"')
      const { noDeadlyRecorded } = messages[locale].calendar
      expect(north).not.toContain(noDeadlyRecorded)
      expect(south).toContain(noDeadlyRecorded)
      expect(south).toContain('/mushrooms/calendar')
    },
  )

  test('loads its picture eagerly only where it is the first block of the page', async () => {
    expect(await draw()).toMatch(/<img[^>]* loading="eager"/)
    expect(await draw({}, 'en', false)).toMatch(/<img[^>]* loading="lazy"/)
  })

  test('shows the editor’s picture where it is selected, and where nothing is in season', async () => {
    const own = await draw({ plate: 'own', media: pictureOf('own.webp') })
    expect(own).toContain('own.webp')
    expect(findPlate).not.toHaveBeenCalled()
    vi.mocked(speciesInSeason).mockResolvedValue([])
    expect(await draw({ media: pictureOf('own.webp') })).toContain('own.webp')
    expect(await draw()).not.toContain('<img')
  })

  test('has no search field where the editor turned it off', async () => {
    expect(await draw({ search: false })).not.toContain('<form')
  })
})
