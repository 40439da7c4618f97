import { expect, test, vi } from 'vitest'
import type { Mushroom, Recipe } from '@/payload-types'
import { ArticleData, PageData } from './article-data'
import { HomeData } from './home-data'
import { ListingData } from './listing-data'
import { RecipeData } from './recipe-data'
import { SpeciesData } from './species-data'
import { thingsIn } from './things.fixtures'
import { ToolData } from './tool-data'

vi.mock('@/read-model/changed-at', () => ({ changedAt: () => Promise.resolve(new Map()) }))
vi.mock('@/cms/public-find', () => ({
  publicGlobal: () =>
    Promise.resolve({ siteName: 'Guía del bosque', structuredData: { speciesOfferPrice: 0, currency: 'EUR' } }),
  publicFindEvery: () => Promise.resolve([]),
  getCms: () => Promise.resolve({}),
}))
vi.mock('@/platform/catalogue/harmful-species', () => ({ hiddenHarmful: () => Promise.resolve([]) }))

const doc = { id: 1, title: 'Chaga', slug: 'chaga', createdAt: '2026-01-01', updatedAt: '2026-01-02' }
const recipe = {
  ...doc,
  layout: [{ blockType: 'recipe', ingredients: [{ ingredient: '1 egg' }] }],
} as unknown as Recipe
const species = {
  ...doc,
  specie: { scientificName: 'Inonotus obliquus', edibility: 'medicinal' },
} as unknown as Mushroom
const steps = [{ name: 'Tool', path: '/tool' }]

const named = {
  '@type': 'Organization',
  '@id': expect.stringMatching(/\/#organization$/) as unknown,
  name: 'Guía del bosque',
  url: expect.stringMatching(/^https?:.*\/$/) as unknown,
}

test.each([
  ['home', <HomeData key="1" locale="es" />],
  ['an article', <ArticleData key="2" of="posts" doc={doc} locale="es" />],
  ['a page', <PageData key="3" doc={doc} locale="es" />],
  ['a species', <SpeciesData key="4" species={species} locale="es" />],
  ['a recipe', <RecipeData key="5" doc={recipe} locale="es" />],
  ['a listing', <ListingData key="6" locale="es" steps={steps} items={[]} />],
  ['a tool', <ToolData key="7" locale="es" steps={steps} description="Tool" />],
])('SEO-01 the data of %s names its publisher', async (_, tree) => {
  const [thing] = await thingsIn(tree)
  expect(thing?.publisher).toEqual(named)
})

test('SEO-01 an article without an author is by the site', async () => {
  const [article] = await thingsIn(<ArticleData of="growingguides" doc={doc} locale="es" />)
  expect(article?.author).toEqual(named)
  const [written] = await thingsIn(<ArticleData of="posts" doc={{ ...doc, author: 'Ada' }} locale="es" />)
  expect(written?.author).toEqual({ '@type': 'Person', name: 'Ada' })
  const [own] = await thingsIn(<ArticleData of="posts" doc={{ ...doc, author: named.name }} locale="es" />)
  expect(own?.author).toEqual(named)
})
