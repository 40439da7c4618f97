import { afterAll, describe, expect, test } from 'vitest'
import { ratedCollections } from '@/core/collections'
import { limits } from '@/core/limits'
import { locales, type Locale } from '@/core/locales'
import { archivePagePath, documentPath, localizedPath } from '@/core/paths'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { counted, listed } from '../setup/catalogue'
import { asAdmin, call, type Json } from '../setup/client'
import { cleanUp, makeOne, unique } from '../setup/fixtures'

const words = { en, es, pt } as const
const address = '/api/globals/site-settings'

afterAll(cleanUp)

async function save(body: unknown): Promise<void> {
  const response = await call(address, { body, token: await asAdmin() })
  expect(response.status, response.text).toBe(200)
}

/** Runs `run` with a changed group of the settings, and restores it afterwards. */
async function having(group: string, values: Json, run: () => Promise<void>): Promise<void> {
  const before = (await call(`${address}?depth=0`)).json[group] as Json
  await save({ [group]: { ...before, ...values } })
  try {
    await run()
  } finally {
    await save({ [group]: before })
  }
}

describe('D-04: documents without ratings', () => {
  type Rated = { collection: (typeof ratedCollections)[number]; id: number; slug: string }

  const asDefault = (locale: Locale): string =>
    words[locale].species.unratedValue.replaceAll('{average}', '5').replaceAll('{best}', '5')

  /** How a page shows the rating: by the label of the default stars, or by a sentence without stars. */
  async function saidOn(path: string, locale: Locale): Promise<string> {
    const { text } = await call(path)
    const stars = text.includes(`aria-label="${asDefault(locale)}"`)
    const plain = text.includes(`>${words[locale].species.unrated}</p>`)
    return [...(stars ? ['default'] : []), ...(plain ? ['none'] : [])].join(' and ')
  }

  async function saidByCard({ collection, id }: Rated, locale: Locale): Promise<string | undefined> {
    const { cards } = await listed({ relationTo: collection, locale })
    const rating = cards.find((card) => card.id === id)?.rating
    if (rating?.stars) return rating.stars.value === 5 ? 'default' : undefined
    return rating?.text === words[locale].species.unrated ? 'none' : undefined
  }

  /** Places that show another mode in any locale: the page, the listing and the card. */
  async function otherwise(rated: Rated, mode: 'default' | 'none'): Promise<string[]> {
    const { collection, slug } = rated
    const { totalDocs } = await counted({ relationTo: collection })
    const last = archivePagePath(collection, Math.ceil(totalDocs / limits.archivePageSize))
    const said = await Promise.all(
      locales.flatMap((locale) => [
        ...[documentPath(collection, slug), last].map(async (path) => {
          const place = localizedPath(locale, path)
          return [place, await saidOn(place, locale)] as const
        }),
        saidByCard(rated, locale).then((how) => [`the card (${locale})`, how] as const),
      ]),
    )
    return said.flatMap(([place, how]) => (how === mode ? [] : [`${place}: ${how ?? ''}`]))
  }

  test.each(ratedCollections)(
    '%s show the default stars, or a sentence without stars where the settings say so',
    async (collection) => {
      const slug = unique('unrated')
      const rated = { collection, slug, id: await makeOne(collection, { slug }) }
      await expect.poll(() => otherwise(rated, 'default')).toEqual([])
      await having('display', { unratedDisplay: 'none' }, () => expect.poll(() => otherwise(rated, 'none')).toEqual([]))
      await expect.poll(() => otherwise(rated, 'default')).toEqual([])
    },
  )
})

describe('SPC-05: the daily values', () => {
  /** The percentage on the label for a nutrient, without the space that some locales put before the sign. */
  const percentIn = (html: string, name: string): string | undefined =>
    new RegExp(`>${name}</span>.*?<td[^>]*>([^<]*)</td>`, 's').exec(html)?.[1]?.replaceAll(/\s/g, '')

  async function percents(path: string): Promise<Record<string, (string | undefined)[]>> {
    const rows = locales.map(async (locale) => {
      const { text } = await call(localizedPath(locale, path))
      const { protein, fat, fiber } = words[locale].nutrients
      return [locale, [protein, fat, fiber].map((name) => percentIn(text, name))] as const
    })
    return Object.fromEntries(await Promise.all(rows))
  }

  const inAll = (row: string[]): Record<Locale, string[]> => ({ en: row, es: row, pt: row })

  test('set the percentages of the nutrition label; a value of 0 leaves out its percentage alone', async () => {
    const slug = unique('nourishing')
    const nutrients = { calories: 30, protein: 5, fat: 39, fiber: 7 }
    await makeOne('mushrooms', { slug, specie: { scientificName: `Testus ${slug}`, edibility: 'edible', nutrients } })
    const path = documentPath('mushrooms', slug)
    const asShipped = inAll(['10%', '50%', '25%'])
    await expect.poll(() => percents(path)).toEqual(asShipped)
    await having('dailyValues', { protein: 20, fat: 0 }, () =>
      expect.poll(() => percents(path)).toEqual(inAll(['25%', '', '25%'])),
    )
    await expect.poll(() => percents(path)).toEqual(asShipped)
  })
})

test('COM-01 a fraction as the number of comments in a list is rejected', async () => {
  const { lists } = (await call(`${address}?depth=0`)).json
  const body = { lists: { ...(lists as Json), comments: 2.5 } }
  const refused = await call(address, { body, token: await asAdmin(), headers: { 'accept-language': 'es' } })
  expect([refused.status, refused.text.includes('número entero')]).toEqual([400, true])
})
