import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { locales } from '@/core/locales'
import { messages } from '@/platform/i18n/translator'
import { CompareTable } from './compare-table'
import type { Side } from './side'

vi.mock('./mark-values', () => ({
  markValues: () =>
    Promise.resolve({
      label: (at: number) => `Character ${at}`,
      of: ({ key }: Side, at: number) => ((key.shows[at] ?? 0) === 0 ? '' : 'Gills'),
    }),
}))

const side = (id: number, shows: readonly number[], cap: string): Side =>
  ({
    view: { id, title: `Species ${id}` },
    species: { specie: { characteristics: { cap } } },
    key: { shows, varies: 0 },
  }) as unknown as Side

test.each(locales)('KEY-04 a mark that a species does not state is shown as unknown (%s)', async (locale) => {
  const [a, b] = [side(1, [1, 0, 1], ''), side(2, [1, 0, 0], 'Domed')]
  const html = await new Response((await prerender(<CompareTable a={a} b={b} locale={locale} />)).prelude).text()
  const { unknown } = messages[locale].compare
  const cells = [...html.matchAll(/<td headers="compared-(\d) mark-(\w+)"[^>]*>([^<]*)<\/td>/g)]
  expect(cells.map(([, species, mark, text]) => [species, mark, text])).toEqual([
    ['1', '0', 'Gills'],
    ['2', '0', 'Gills'],
    ['1', '1', unknown],
    ['2', '1', unknown],
    ['1', '2', 'Gills'],
    ['2', '2', unknown],
    ['1', 'cap', unknown],
    ['2', 'cap', 'Domed'],
  ])
})
