import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CardView } from '@/cards/card-view'
import { filledCard, plainCard } from '@/cards/card-view.fixtures'
import { chosenCards, newestCards } from '@/read-model/lists'
import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import type { CardListBlock as CardListData } from '@/payload-types'
import { rendered } from '../rendered.fixtures'
import { CardListBlock } from './component'
import { cardListFixture } from './fixture'

vi.mock('@/read-model/lists', () => ({ newestCards: vi.fn(), chosenCards: vi.fn() }))
vi.mock('./towns', () => ({ Towns: () => <p>towns</p> }))

const cards = (count: number, relationTo?: CardCollection): CardView[] =>
  Array.from({ length: count }, (_, index) => plainCard(index + 1, relationTo))

const draw = (given: Partial<CardListData> = {}, locale: Locale = 'en'): Promise<string> =>
  rendered(<CardListBlock block={{ ...cardListFixture, ...given }} locale={locale} first={false} />)

beforeEach(() => {
  vi.mocked(newestCards).mockReset().mockResolvedValue(cards(3))
  vi.mocked(chosenCards).mockReset().mockResolvedValue(cards(2))
})

describe('BLK-08 BLK-13 a list of cards', () => {
  test('of the newest has its title, intro, cards and a link to the archive', async () => {
    const html = await draw({}, 'es')
    expect(newestCards).toHaveBeenCalledExactlyOnceWith('products', 'es', 3)
    expect(html).toMatch(/<h2[^>]*>New in the shop<\/h2>/)
    expect(html).toContain('From people with names.')
    for (const { href } of cards(3)) expect(html).toContain(`href="${href}"`)
    expect(html).toMatch(/<a href="\/es\/mushrooms\/products"[^>]*>[^<]*Tienda<\/a>/)
  })

  test('without cards renders nothing', async () => {
    vi.mocked(newestCards).mockResolvedValue([])
    expect(await draw()).toBe('')
  })

  test('leaves out the link, the title and the intro where they are unset', async () => {
    const html = await draw({ archiveLink: false, title: null, intro: '' })
    expect(html).not.toContain('<h2')
    expect(html).not.toContain('/mushrooms/products')
    expect(html).toContain('href="/card-1"')
  })

  test('of selected cards keeps their order, skips other collections, and ends at its limit', async () => {
    const html = await draw({
      source: 'chosen',
      limit: 1,
      docs: [
        { relationTo: 'products', value: 7 },
        { relationTo: 'posts', value: 8 },
        { relationTo: 'products', value: 5 },
      ],
    })
    expect(chosenCards).toHaveBeenCalledExactlyOnceWith('products', [7, 5], 'en')
    expect(html).toContain('Card 1')
    expect(html).not.toContain('Card 2')
  })

  test.each([
    ['large', { limit: 1, layout: 'cards' }, 1],
    ['in a line', { limit: 3, layout: 'compact' }, 3],
    ['small', { limit: 3, layout: 'cards' }, 3],
  ] as const)(
    'SAF-04 PRD-02 rendered %s shows the grade, the price and the sale of each card',
    async (_, given, count) => {
      vi.mocked(newestCards).mockResolvedValue(cards(count).map(({ id }) => ({ ...filledCard(id), lead: null })))
      const html = await draw(given)
      for (const said of ['Deadly', '€18.00', 'Autumn sale', 'Culinary'])
        expect(html.split(said)).toHaveLength(count + 1)
    },
  )

  test('of vendors has those with a town first', async () => {
    const placed = { ...plainCard(2, 'vendors'), over: { text: 'Jaca', scientific: false } }
    vi.mocked(newestCards).mockResolvedValue([plainCard(1, 'vendors'), placed, plainCard(3, 'vendors')])
    const html = await draw({ relationTo: 'vendors', limit: 2, layout: 'compact' })
    expect(newestCards).toHaveBeenCalledExactlyOnceWith('vendors', 'en', 12)
    expect([...html.matchAll(/>(Card \d)</g)].map(([, title]) => title)).toEqual(['Card 2', 'Card 1'])
    expect(html).toContain('>Jaca<')
    // Analytics reads this attribute when a visitor follows the link (ANL-01).
    expect(html).toContain('data-card="vendors:2"')
  })

  test('of vendors, and of no other collection, shows their towns', async () => {
    expect(await draw({ relationTo: 'vendors' })).toContain('towns')
    expect(await draw()).not.toContain('towns')
  })

  test.each([
    [2, 'sm:grid-cols-2'],
    [3, 'sm:grid-cols-2 lg:grid-cols-3'],
    [4, 'sm:grid-cols-2 xl:grid-cols-4'],
    [6, 'sm:grid-cols-2 lg:grid-cols-3'],
    [8, 'sm:grid-cols-2 xl:grid-cols-4'],
  ])('%i cards fill their rows', async (count, columns) => {
    vi.mocked(newestCards).mockResolvedValue(cards(count))
    expect(await draw()).toContain(`gap-5 ${columns}"`)
  })

  test('a single card is rendered large, unless its picture is a logo', async () => {
    vi.mocked(newestCards).mockResolvedValue([{ ...plainCard(1), lead: 'A first sentence.' }])
    const large = await draw()
    expect(large).not.toContain('<ul')
    expect(large).toMatch(/<h3[^>]*><a href="\/card-1"/)
    expect(large).toContain('A first sentence.')
    vi.mocked(newestCards).mockResolvedValue([{ ...plainCard(1, 'vendors'), pictureFit: 'mark' }])
    expect(await draw({ relationTo: 'vendors' })).toContain('<ul')
  })
})
