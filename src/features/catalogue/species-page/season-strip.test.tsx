import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '@/core/locales'
import { messages } from '@/platform/i18n/translator'
import { SeasonStrip } from './season-strip'

const drawn = async (south: number[], locale: Locale = 'en'): Promise<string> =>
  renderToStaticMarkup(await SeasonStrip({ north: [9, 10], south, locale }))

test.each(['en', 'es', 'pt'] as const)(
  'SAF-07 a half of the world without a recorded season says so in its row (%s)',
  async (locale) => {
    const html = await drawn([], locale)
    expect(html).toMatch(
      new RegExp(
        `<tr data-row="south" data-for-half="south">.*<td colSpan="12"[^>]*>${messages[locale].species.noSeason}<`,
        'is',
      ),
    )
    expect(html.split(messages[locale].species.inSeason)).toHaveLength(3)
  },
)

test('SPC-01 a half of the world with a recorded season shows its months, not that no season is recorded', async () => {
  const html = await drawn([3, 4, 5])
  expect(html).not.toContain(messages.en.species.noSeason)
  expect(html.split(messages.en.species.inSeason)).toHaveLength(6)
})

test('SPC-01 screen readers get the name of a month, not its letter', async () => {
  const html = await drawn([], 'es')
  expect(html).toMatch(/<th scope="col"[^>]*><span aria-hidden="true"[^>]*>\w<\/span><span class="sr-only">enero</)
})

test.each(['en', 'es', 'pt'] as const)(
  'SPC-01 SAF-08 a narrow strip shows the short name of a half, and screen readers get the whole one (%s)',
  async (locale) => {
    const { north, seasonNorth, south, seasonSouth } = messages[locale].species
    const names = (await drawn([], locale)).matchAll(
      /<th scope="row"[^>]*><span aria-hidden="true" class="@md:hidden">([^<]*)<\/span><span class="sr-only @md:not-sr-only">([^<]*)</g,
    )
    expect([...names].map(([, short, whole]) => [short, whole])).toEqual([
      [north, seasonNorth],
      [south, seasonSouth],
    ])
  },
)
