import type { Locator, Page } from '@playwright/test'
import { at, expect, isSmall, pages, test, visit, words, type Locale } from './fixtures'
import { lightAndDark } from './axe'
import { chips, openSidebar } from './sidebar'

/** Each archive in one locale, with active filters that expand sections. */
const archives = [
  ['en', `${pages.archive}?main_effect=euphoric&main_chemistry=psilocybin`],
  ['es', `${pages.products}?mushroom=gummies&price=5-`],
  ['pt', `${pages.vendors}?vendorType=grower&country=BR`],
  ['en', '/mushrooms/growing-guides?difficulty=2&kind=indoor'],
  ['es', `${pages.posts}?topic=kitchen&species=1`],
  ['pt', '/projects?stage=running&topic=science'],
] as const satisfies readonly (readonly [Locale, string])[]

for (const [locale, path] of archives) {
  test(`a11y: the filters of ${path} have no violations, light and dark (${locale})`, async ({ page }) => {
    await visit(page, at(locale, path))
    await expect(chips(page, locale)).toHaveCount(2)
    await expect(page.getByRole('main').getByRole('article').or(page.getByRole('alert')).first()).toBeVisible()
    const sidebar = await openSidebar(page, locale)
    await expect.poll(() => sidebar.getByRole('button', { expanded: true }).count()).toBeGreaterThan(1)
    const near = sidebar.getByRole('switch', { name: words[locale].filters.nearMe, exact: true })
    if (await near.isVisible()) {
      // Geolocation is denied, so the visitor can select a city.
      await near.click()
      await expect(sidebar.getByRole('combobox', { name: words[locale].filters.city })).toBeVisible()
    }
    await lightAndDark(page, { without: 'article' })
  })
}

test('a11y: search suggestions have no violations, light and dark', async ({ page }) => {
  await visit(page, isSmall(page) ? '/search' : pages.text)
  const scope: Locator | Page = isSmall(page) ? page.getByRole('main') : page.locator('body > header')
  await scope.getByRole('combobox').fill('psilocybin')
  await expect(scope.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(scope.getByRole('option', { selected: true })).toBeVisible()
  await lightAndDark(page, { without: 'article' })
})
