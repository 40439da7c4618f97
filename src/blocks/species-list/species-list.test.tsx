import { createTranslator } from 'next-intl'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '@/core/locales'
import { newestSpecies, speciesInSeason } from '@/features/catalogue/server'
import type { Mushroom, SpeciesListBlock as SpeciesListData } from '@/payload-types'
import { messages } from '@/platform/i18n/translator'
import { drawn } from '../drawn.fixtures'
import { SpeciesListBlock } from './component'

// Outside React's server build next-intl has no translations for server components.
vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: 'species' }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: messages[locale] })),
}))
vi.mock('@/features/catalogue/server', () => ({ newestSpecies: vi.fn(), speciesInSeason: vi.fn() }))
// The cards of documents ask the settings; here only how they are laid out is of interest.
vi.mock('@/cards/cards', () => ({
  CardGrid: ({ items, columns }: { items: readonly Mushroom[]; columns: string }) => (
    <ol data-columns={columns}>
      {items.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ol>
  ),
}))

const species = (count: number): Mushroom[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `species-${index + 1}`,
    title: `Species ${index + 1}`,
    specie: { scientificName: `Genus species-${index + 1}`, edibility: 'edible' },
    createdAt: '',
    updatedAt: '',
  }))

const draw = (given: Partial<SpeciesListData>, locale: Locale = 'en'): Promise<string> =>
  drawn(
    <SpeciesListBlock block={{ blockType: 'speciesList', source: 'newest', ...given }} locale={locale} first={false} />,
  )

beforeEach(() => {
  vi.mocked(newestSpecies).mockReset().mockResolvedValue(species(3))
  vi.mocked(speciesInSeason).mockReset().mockResolvedValue(species(2))
})

describe('SPC-02 species cards', () => {
  test.each([
    [1, ''],
    [2, ''],
    [3, 'sm:grid-cols-2'],
    [4, 'sm:grid-cols-2'],
    [6, 'sm:grid-cols-2'],
    [9, 'sm:grid-cols-2'],
  ])('%i of them: fewer than three in one column, otherwise in two', async (count, columns) => {
    vi.mocked(newestSpecies).mockResolvedValue(species(count))
    expect(await draw({})).toContain(`<ol data-columns="${columns}">`)
  })

  test('as a strip they are small plates with both names', async () => {
    const html = await draw({ layout: 'strip' }, 'pt')
    expect(html).not.toContain('<ol')
    expect(html).toMatch(/href="\/pt\/mushrooms\/species-2"[^>]*>Species 2</)
    expect(html).toContain('Genus species-3')
  })
})

describe('SPC-01 species in season', () => {
  test.each([
    [true, 1],
    [false, 0],
    [null, 0],
  ])('begin after the one an opening shows, where that is asked for (%j)', async (skipFirst, skip) => {
    vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] })
    const html = await draw({ source: 'season', skipFirst, limit: 4 }, 'es')
    vi.useRealTimers()
    expect(speciesInSeason).toHaveBeenCalledExactlyOnceWith(11, 'es', { limit: 4, skip })
    expect(html).toContain('href="/es/mushrooms/species?season=now-n"')
  })
})

describe('SPC-08 what cannot be listed', () => {
  test.each([
    ['en', 'No species available (in English)'],
    ['es', '(en Español)'],
    ['pt', '(em Português)'],
  ] as const)('an empty list says so (%s)', async (locale, said) => {
    expect(await draw({ source: 'chosen', species: [] }, locale)).toContain(said)
  })

  test('a species without its data is skipped with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const [whole, bare] = species(2)
    const html = await draw({
      source: 'chosen',
      species: [whole ?? 0, JSON.parse(JSON.stringify({ ...bare, specie: null })), 7],
    })
    expect(html).toContain('Species 1')
    expect(html).not.toContain('Species 2')
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})
