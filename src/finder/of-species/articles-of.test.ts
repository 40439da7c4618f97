import { beforeEach, expect, test, vi } from 'vitest'
import { locales, type Locale } from '@/core/locales'
import { paginated } from '@/core/paginated'
import { plainCard } from '@/cards/card-view.fixtures'
import { queryCards } from '@/read-model/query'
import { articlesOf } from './articles-of'

vi.mock('@/read-model/query', () => ({ queryCards: vi.fn() }))

/** Number of documents about the species, by collection. */
let stock: Record<string, number>

beforeEach(() => {
  stock = {}
  vi.mocked(queryCards)
    .mockReset()
    .mockImplementation(({ collection, limit }) => {
      const total = stock[collection] ?? 0
      const docs = Array.from({ length: Math.min(limit, total) }, (_, index) => plainCard(index + 1, collection))
      return Promise.resolve({ result: paginated(docs, total, 1, limit), facets: {}, ranges: {}, names: {} })
    })
})

const titlesOf = async (locale: Locale): Promise<string[]> =>
  (await articlesOf(7, locale, true)).map(({ title }) => title)

test('FLT-13 a species without articles has no section for them', async () => {
  expect(await articlesOf(7, 'en', true)).toEqual([])
})

test('FLT-13 guides have a section, posts and projects share one, each with the six newest', async () => {
  stock = { growingguides: 2, posts: 8, projects: 1 }
  const sections = await articlesOf(7, 'es', true)
  expect(
    sections.map(({ id, species, lists }) => [
      id,
      species,
      lists.map(({ collection, cards, total }) => [collection, cards.length, total]),
    ]),
  ).toEqual([
    ['guides', 7, [['growingguides', 2, 2]]],
    [
      'articles',
      7,
      [
        ['posts', 6, 8],
        ['projects', 1, 1],
      ],
    ],
  ])
  for (const [request] of vi.mocked(queryCards).mock.calls) {
    expect(request).toMatchObject({ locale: 'es', filters: { species: ['7'] }, sort: '-createdAt', page: 1 })
  }
})

test('FLT-13 a heading names only the collections below it', async () => {
  stock = { posts: 1 }
  expect(await titlesOf('en')).toEqual(['Posts'])
  stock = { growingguides: 1, projects: 1 }
  expect(await titlesOf('pt')).toEqual(['Guias de cultivo', 'Projetos'])
  stock = { posts: 1, projects: 1 }
  expect(await Promise.all(locales.map(titlesOf))).toEqual([
    ['Posts and projects'],
    ['Artículos y proyectos'],
    ['Artigos e projetos'],
  ])
})

test('SAF-04 a harmful species has no section of growing guides', async () => {
  stock = { growingguides: 2, posts: 1 }
  expect((await articlesOf(7, 'en', false)).map(({ id }) => id)).toEqual(['articles'])
})
