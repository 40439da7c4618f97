import { at, expect, locales, pages, test, visit } from './fixtures'
import { cards, chips, countOf, expand, expectTotal, openSidebar, option, press } from './sidebar'

/** Shows that the site works on PostgreSQL at all; most journeys run only on SQLite. */

for (const locale of locales) {
  test(`smoke: every kind of page loads without an error (${locale})`, async ({ page }) => {
    test.setTimeout(180_000)
    for (const path of Object.values(pages)) await visit(page, at(locale, path))
  })
}

test('smoke: a filter narrows the species to its count, and can be removed', async ({ page }) => {
  await visit(page, pages.archive)
  const sidebar = await openSidebar(page, 'en')
  const culinary = option(await expand(sidebar, 'Type'), 'Culinary')
  const count = await countOf(culinary)
  await press(culinary)
  await expectTotal(page, 'en', count)
  await chips(page, 'en').first().click()
  await expect(chips(page, 'en')).toHaveCount(0)
})

test('smoke: a search finds a species and leads to its page', async ({ page }) => {
  await visit(page, '/search?q=shiitake')
  await cards(page).getByRole('link', { name: 'Shiitake', exact: true }).first().click()
  await expect(page).toHaveURL('/mushrooms/lentinula-edodes')
})
