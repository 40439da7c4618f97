import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Category } from '@/payload-types'
import { CategoryIndex } from './category-index'

const category = (id: number, path: string, title: string): Category => ({
  id,
  path,
  title,
  slug: path.split('/').at(-1) ?? '',
  createdAt: '',
  updatedAt: '',
})

const flavors = ['Bitter', 'Floral', 'Fruity', 'Meaty', 'Mild', 'Minty', 'Nutty', 'Smoky']
const categories = [
  category(1, 'texture', 'Texture'),
  category(2, 'texture/firm', 'Firm'),
  category(3, 'flavor', 'Flavor'),
  ...flavors.map((title, index) => category(10 + index, `flavor/${title.toLowerCase()}`, title)),
  category(30, 'flavor/nutty/hazelnut', 'Hazelnut'),
]

test('NAV-02 NAV-15 the category index links each top category and up to seven children, then “all” with their number', async () => {
  const html = renderToStaticMarkup(await CategoryIndex({ categories, locale: 'es' }))
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, text]) => `${String(text)} ${href}`)
  expect(links).toEqual([
    'Flavor /es/categories/flavor',
    ...flavors.slice(0, 7).map((title) => `${title} /es/categories/flavor/${title.toLowerCase()}`),
    'Todas (8) /es/categories/flavor',
    'Texture /es/categories/texture',
    'Firm /es/categories/texture/firm',
  ])
})

test('D-21 a category name shown in place of a missing translation has the `lang` of its own locale', async () => {
  const [texture, mild] = [category(2, 'texture', 'Texture'), category(3, 'texture/mild', 'Suave')]
  const inOneLocale = (locale: Locale, title: string | null) => ({ locale, doc: { title } })
  noteFallbacks(texture, [inOneLocale('es', null), inOneLocale('en', 'Texture')])
  noteFallbacks(mild, [inOneLocale('es', 'Suave')])
  const html = renderToStaticMarkup(await CategoryIndex({ categories: [texture, mild], locale: 'es' }))
  expect([...html.matchAll(/<a [^>]*lang="([^"]+)"[^>]*>([^<]+)/g)].map((found) => found.slice(1))).toEqual([
    ['en-US', 'Texture'],
  ])
})
