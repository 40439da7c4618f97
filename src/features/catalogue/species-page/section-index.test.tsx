import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SectionIndex } from './section-index'

test('SPC-02 the index links every section, on small screens from a list that opens without scripts', () => {
  const entries = [
    { id: 'overview', title: 'Overview' },
    { id: 'products', title: 'Shop' },
  ]
  const html = renderToStaticMarkup(<SectionIndex label="On this page" entries={entries} />)
  const [small = '', wide = ''] = html.split(/(?<=<\/nav>)/)
  for (const nav of [small, wide]) {
    expect(nav).toMatch(/^<nav aria-label="On this page"/)
    expect([...nav.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)).toEqual(['overview', 'products'])
  }
  expect(small).toMatch(/<details[^>]*><summary[^>]*>On this page/)
  expect(wide).not.toContain('<details')
  // A sticky index does not move with the page, so it scrolls by itself on a screen that is lower than it.
  expect(wide).toMatch(/<ul class="[^"]*sticky max-h-\[calc\(100dvh-[^"]*overflow-y-auto/)
})
