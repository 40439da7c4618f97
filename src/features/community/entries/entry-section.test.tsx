import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { EntrySection } from './entry-section'

vi.mock('./windows', () => ({ entryWindows: () => Promise.resolve({ reviews: { first: 3, opened: 5, step: 5 } }) }))
vi.mock('./read', () => ({ readEntries: () => Promise.resolve({ entries: [], total: 9, stars: [1, 0, 0, 8, 0] }) }))
vi.mock('./list-query', () => ({
  listQuery: () => ({ variant: 'v1', size: '100g', quality: ['organic', 'dried'], 'reviews-stars': '4' }),
}))

test('NAV-07 COM-04 the links of a list of reviews keep the other parameters of the address', async () => {
  const html = renderToStaticMarkup(
    await EntrySection({ kind: 'reviews', collection: 'products', id: 1, locale: 'en' }),
  )
  const links = [...html.matchAll(/href="(\?[^"]*)#reviews"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) {
    expect(link).toMatch(/^\?variant=v1&size=100g&quality=organic&quality=dried(&|$)/)
  }
  expect(links).toContain('?variant=v1&size=100g&quality=organic&quality=dried&reviews-stars=1')
  expect(links).toContain('?variant=v1&size=100g&quality=organic&quality=dried')
})
