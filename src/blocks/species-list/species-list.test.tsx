import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '@/core/locales'
import { chip, type CardView } from '@/cards/card-view'
import { plainCard } from '@/cards/card-view.fixtures'
import type { SpeciesListBlock as SpeciesListData } from '@/payload-types'
import { chosenCards, newestCards, speciesInSeason } from '@/read-model/lists'
import { messages } from '@/platform/i18n/translator'
import { rendered } from '../rendered.fixtures'
import { SpeciesListBlock } from './component'

vi.mock('@/read-model/lists', () => ({ chosenCards: vi.fn(), newestCards: vi.fn(), speciesInSeason: vi.fn() }))

const card = (id: number): CardView => ({
  ...plainCard(id, 'mushrooms'),
  title: `Species ${id}`,
  over: { text: `Genus species-${id}`, scientific: true },
})

const cards = (count: number): CardView[] => Array.from({ length: count }, (_, index) => card(index + 1))

const draw = (given: Partial<SpeciesListData>, locale: Locale = 'en'): Promise<string> =>
  rendered(
    <SpeciesListBlock block={{ blockType: 'speciesList', source: 'newest', ...given }} locale={locale} first={false} />,
  )

beforeEach(() => {
  vi.mocked(newestCards).mockReset().mockResolvedValue(cards(3))
  vi.mocked(chosenCards)
    .mockReset()
    .mockImplementation((_, ids) => Promise.resolve(ids.map(card)))
  vi.mocked(speciesInSeason).mockReset().mockResolvedValue([8, 9, 3, 4, 5])
})

describe('SPC-02 species cards', () => {
  /** The opening tag of the list, whose classes lay it out. */
  const listOf = async (count: number, given: Partial<SpeciesListData> = {}): Promise<string> => {
    vi.mocked(newestCards).mockResolvedValue(cards(count))
    return /<ul[^>]*>/.exec(await draw(given))?.[0] ?? ''
  }

  test('one or two cards have another layout than three or more', async () => {
    const [few, more] = [await listOf(1), await listOf(3)]
    expect(few).toMatch(/^<ul/)
    expect(more).not.toBe(few)
    expect(await listOf(2)).toBe(few)
    for (const count of [4, 6, 9]) expect(await listOf(count)).toBe(more)
  })

  test('a strip shows small plates with both names', async () => {
    const html = await draw({ layout: 'strip' }, 'pt')
    expect(await listOf(3, { layout: 'strip' })).not.toBe(await listOf(3))
    expect(html).toMatch(/href="\/card-2"[^>]*>Species 2</)
    expect(html).toContain('Genus species-3')
    expect(html).toContain('data-card="mushrooms:3"')
  })

  test('SAF-04 a strip shows only the chips of harmful grades', async () => {
    const graded = { ...card(7), chips: [chip('Mortal', 'deadly', 'skull'), chip('Medicinal', 'plum')] }
    vi.mocked(newestCards).mockResolvedValue([graded])
    const html = await draw({ layout: 'strip' }, 'es')
    expect(html).toContain('Mortal')
    expect(html).not.toContain('Medicinal')
  })
})

describe('SPC-01 species in season', () => {
  test.each([
    [true, 1],
    [false, 0],
    [null, 0],
  ])('skip the first, which an opening shows, where that is set (%j)', async (skipFirst, skip) => {
    vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] })
    const html = await draw({ source: 'season', skipFirst, limit: 4 }, 'es')
    vi.useRealTimers()
    expect(vi.mocked(speciesInSeason).mock.calls).toEqual([
      [11, 'north'],
      [11, 'south'],
    ])
    expect(vi.mocked(chosenCards).mock.lastCall?.[1]).toEqual([8, 9, 3, 4, 5].slice(skip, skip + 4))
    for (const [half, now] of [
      ['north', 'now-n'],
      ['south', 'now-s'],
    ])
      expect(html).toMatch(new RegExp(`<a data-for-half="${half}" href="/es/mushrooms/species\\?season=${now}"`))
  })
})

test('SAF-07 a hemisphere without recorded seasons says so', async () => {
  vi.mocked(speciesInSeason).mockImplementation((_, half) => Promise.resolve(half === 'south' ? [] : [3]))
  vi.mocked(chosenCards).mockImplementation((_, ids) => Promise.resolve(ids.map(card)))
  for (const locale of ['en', 'es', 'pt'] as const) {
    const html = await draw({ source: 'season' }, locale)
    expect(html.split(messages[locale].calendar.nothingRecorded)).toHaveLength(2)
  }
})

describe('SPC-08 ERR-01 species that cannot be listed', () => {
  test.each([
    ['en', 'No species available (in en)'],
    ['es', '(en es)'],
    ['pt', '(em pt)'],
  ] as const)('an empty list shows a message (%s)', async (locale, said) => {
    expect(await draw({ source: 'chosen', species: [] }, locale)).toContain(said)
  })

  test('a species that is not found is skipped with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.mocked(chosenCards).mockResolvedValue([card(1)])
    const html = await draw({ source: 'chosen', species: [1, 2] })
    expect(chosenCards).toHaveBeenCalledExactlyOnceWith('mushrooms', [1, 2], 'en')
    expect(html).toContain('Species 1')
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('item 2'))
    warn.mockRestore()
  })
})
