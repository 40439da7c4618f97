import { lightAndDark } from './axe'
import { at, isSmall, locales, missingPath, openMenu, pages, ready, test } from './fixtures'

const {
  compound: _compound,
  products: _products,
  vendors: _vendors,
  posts: _posts,
  project: _project,
  // journeys/identify.spec.ts checks the key and the comparison.
  identify: _identify,
  compare: _compare,
  ...main
} = pages

/** Pages with parts that only small screens show; on the others dark colors are checked on the wide screen. */
const otherwiseSmall: ReadonlySet<string> = new Set(['home', 'archive', 'species', 'product', 'cart', 'search'])

for (const [kind, path] of Object.entries({ ...main, missing: missingPath })) {
  test(`a11y: ${kind} has no violations, light and dark`, async ({ page, watch }) => {
    watch.tolerate(/404/)
    await page.goto(at(kind === 'species' ? 'es' : 'en', path))
    await ready(page)
    await lightAndDark(page, { isLightEnough: isSmall(page) && !otherwiseSmall.has(kind) })
  })
}

for (const locale of locales) {
  test(`a11y: the open menu sheet has no violations, light and dark (${locale})`, async ({ page }) => {
    test.skip(!isSmall(page), 'Wide screens have no sheet.')
    await page.goto(at(locale, pages.home))
    await ready(page)
    await lightAndDark(page, { before: () => openMenu(page, locale) })
  })
}
