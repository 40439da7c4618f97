import { expect, test, vi } from 'vitest'
import { generateMetadata } from './page'

const kept = ['culinary', 'dye-2', 'tintórea', '食用']
vi.mock('@/features/catalogue/server', () => ({
  findType: (type: string) =>
    Promise.resolve(kept.includes(type) ? { title: `Type ${type}`, description: 'Of it.' } : null),
}))
vi.mock('@/features/catalogue/ui', () => ({}))
vi.mock('@/finder/archive/species-of-type', () => ({}))
vi.mock('@/finder/category/category-description', () => ({}))
vi.mock('@/platform/breadcrumbs/breadcrumb-bar', () => ({}))
vi.mock('@/platform/seo/metadata', () => ({ pageMetadata: (page: object) => Promise.resolve(page) }))
vi.mock('@/read-model/lists', () => ({ cardsInCategory: () => Promise.resolve({ docs: [] }) }))
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('404')
  },
  permanentRedirect: (to: string) => {
    throw new Error(`308 ${to}`)
  },
}))

const page = (type: string, locale = 'en') =>
  generateMetadata({ params: Promise.resolve({ locale, type: encodeURIComponent(type) }) })

test.each(kept)('NAV-12 the type %s has a page, whatever characters its slug has', async (type) => {
  expect(JSON.stringify(await page(type))).toContain(type)
})

test.each([
  ['Culinary', '308 /pt/mushrooms/species/type/culinary'],
  ['TINTÓREA', '308 /pt/mushrooms/species/type/tint%C3%B3rea'],
  ['poisonous', '404'],
  ['Poisonous', '404'],
  ['a/b', '404'],
])('NAV-15 %s: %s', async (type, outcome) => {
  await expect(page(type, 'pt')).rejects.toThrow(outcome)
})
