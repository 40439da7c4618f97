import { prerender } from 'react-dom/static'
import { describe, expect, test, vi } from 'vitest'
import type { CardContext } from '@/cards/card-view'
import { speciesView } from '@/cards/species'
import { locales, type Locale } from '@/core/locales'
import { edibilityLabel, keyRecord, readFind } from '@/features/catalogue/model'
import { messages } from '@/platform/i18n/translator'
import { IdentifyScreen } from './identify-screen'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ replace: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}))

const made = (id: number, slug: string, edibility: string, marks: readonly string[]) => {
  const item = { id, slug, title: slug, scientificName: slug, edibility, types: [], picture: null, rating: null }
  const key = keyRecord({
    edibility,
    marks,
    variableMarks: ['ring'],
    monthsNorth: [10],
    monthsSouth: [],
    continents: ['europe'],
    width: { min: 5, max: 12 },
    height: null,
  })
  return {
    id,
    slug,
    title: slug,
    species: { key, edibility },
    card: (context: CardContext) => speciesView(item, context),
  }
}

const entries = [
  made(1, 'porcini', 'choice', ['underside-pores', 'spore-print-olive', 'ring-absent']),
  made(2, 'field-mushroom', 'edible', ['underside-gills', 'spore-print-brown', 'ring-present']),
  made(3, 'death-cap', 'deadly', ['underside-gills', 'spore-print-white', 'ring-present']),
]
const readEntries = vi.fn(() => entries)
vi.mock('@/read-model/read-model', () => ({
  readModel: () =>
    Promise.resolve({
      settings: { unratedDisplay: 'none' },
      indexes: { mushrooms: { index: { entries: () => readEntries() } } },
    }),
}))

const draw = async (query: Record<string, string>, locale: Locale = 'en'): Promise<string> => {
  const { prelude } = await prerender(<IdentifyScreen find={readFind(query)} page={1} locale={locale} />)
  return new Response(prelude).text()
}

/** The species of the list in their order. */
const listed = (html: string): string[] =>
  [...html.matchAll(/<h3[^>]*><a href="[^"]*\/([^"/]+)"/g)].map(([, slug]) => slug ?? '')

describe.each(locales)('the identification key in %s', (locale) => {
  test('KEY-01 lists every species without an answer, the harmful first', async () => {
    expect(listed(await draw({}, locale))).toEqual(['death-cap', 'field-mushroom', 'porcini'])
  })

  test('KEY-01 keeps a harmful species that one answer contradicts, and shows marks that contradict or vary', async () => {
    const html = await draw({ underside: 'pores', 'spore-print': 'olive', ring: 'present' }, locale)
    expect(listed(html)).toEqual(['porcini'])
    expect(listed(await draw({ underside: 'gills', 'spore-print': 'brown' }, locale))).toEqual([
      'death-cap',
      'field-mushroom',
    ])
    expect(html).toContain(messages[locale].identify.against)
    expect(html).toContain(`(${messages[locale].identify.varies})`)
  })

  test('KEY-03 shows the grade of harmful and psychoactive species, and never that one is edible', async () => {
    readEntries.mockReturnValue([...entries, made(4, 'wavy-cap', 'psychoactive', ['underside-gills'])])
    const html = await draw({ underside: 'gills', 'spore-print': 'brown' }, locale)
    readEntries.mockReturnValue(entries)
    expect(listed(html)).toEqual(['death-cap', 'field-mushroom', 'wavy-cap'])
    const articles = html.split('<article')
    const labels = { deadly: edibilityLabel('deadly', locale), psychoactive: edibilityLabel('psychoactive', locale) }
    expect(articles[1]).toContain(labels.deadly)
    expect(articles[2]).not.toContain(edibilityLabel('edible', locale))
    expect(articles[3]).toContain(labels.psychoactive)
  })

  test('KEY-03 never says that a species is edible, and ends with advice to ask a person', async () => {
    const html = await draw({ underside: 'pores', 'spore-print': 'olive' }, locale)
    expect(html).toContain(messages[locale].identify.end)
    expect(html).not.toMatch(/Choice edible|Excelente comestible|Comestível excelente/)
  })
})

test('KEY-04 every link to compare has a unique name', async () => {
  const html = await draw({})
  const names = [...html.matchAll(/<a href="[^"]*compare[^"]*"[^>]*>(.*?)<\/a>/g)].map(([, name = '']) =>
    name.replaceAll(/<[^>]*>/g, ''),
  )
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
})

test('KEY-02 links to the next unanswered question, or says that none is left', async () => {
  expect(await draw({})).toMatch(/href="#spore-print"/)
  expect(await draw({ 'spore-print': 'unsure' })).toMatch(/href="#underside"/)
  expect(await draw({ underside: 'gills', 'spore-print': 'white', ring: 'present' })).toContain(
    messages.en.identify.nextNone,
  )
})

test('KEY-01 without a match it says that this makes nothing safe', async () => {
  const html = await draw({ underside: 'teeth', 'spore-print': 'black' })
  expect(listed(html)).toEqual([])
  expect(html).toContain('That makes nothing safe')
})

test('PRS-02 given answers are checked in the form, in another locale too', async () => {
  const html = await draw({ host: 'oak', volva: 'unsure' }, 'pt')
  const checked = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => input)
  expect(checked).toHaveLength(2)
  expect(checked.join()).toMatch(/name="volva"[^>]*value="unsure"|value="unsure"[^>]*name="volva"/)
  expect(html).toContain('action="/pt/mushrooms/species/identify#results"')
})

test('SAF-07 place and month follow the visitor until a question is answered', async () => {
  const bare = await draw({})
  for (const followed of ['data-follows-place="hemisphere"', 'data-follows-place="region"', 'data-follows-month'])
    expect(bare).toContain(followed)
  expect(bare).toContain('<script>')
  expect(await draw({ ring: 'unsure' })).not.toContain('<script>')
  expect(await draw({ continent: 'asia' })).not.toContain('<script>')
})

test('SAF-07 place and month never exclude a harmful species, but do exclude others', async () => {
  expect(listed(await draw({ continent: 'oceania', half: 'south', month: '3' }))).toEqual(['death-cap'])
  expect(listed(await draw({ continent: 'oceania', half: 'north', month: '10' }))).toHaveLength(3)
})
