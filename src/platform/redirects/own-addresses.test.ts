import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOwn, publicNames } from './own-addresses'

test.each([
  ...['/cart', '/search', '/login', '/poison', '/posts', '/posts/page/2', '/mushrooms/calendar', '/mushrooms/all'],
  ...['/sitemap.xml', '/robots.txt', '/posts/feed.xml', '/og/en/site/site.jpg', '/favicon.ico', '/blocks/media.svg'],
  ...['/admin/foo', '/api/foo', '/_next/static/a.js', '/lists/a/b', '/mushrooms/specie/chaga'],
])('NAV-17 no redirect is followed from %s', (path) => {
  expect(isOwn(path)).toBe(true)
})

test.each([
  ...['/old', '/old.html', '/Cart', '/con espacio', '/posts/old', '/mushrooms/product/Old_Name', '/categories/old/one'],
  ...['/forms/contact', '/posts/feed.rss', '/old.md', '/apiary/x', '/search/index.php', '/icons-svg'],
])('NAV-17 a redirect may be followed from %s', (path) => {
  expect(isOwn(path)).toBe(false)
})

test('NAV-17 every file in public/ is among the known names', () => {
  expect([...readdirSync('public'), 'favicon.ico'].toSorted()).toEqual([...publicNames])
})
