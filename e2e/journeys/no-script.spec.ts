import { at, expect, isSmall, locales, openMenu, pages, test, visit, words } from '../fixtures'

test.use({ javaScriptEnabled: false })

// A browser without script counts what it does not run as refused.
test.beforeEach(({ watch }) => watch.tolerate(/^csp: .*\.js$/))

test('@wide without script a species page holds all it knows', async ({ page }) => {
  await visit(page, '/mushrooms/boletus-edulis')
  const t = words.en.species
  for (const name of [t.overview, t.lookAlikes, t.chemistry, t.wellBeing, t.senses, t.nutrition, t.references]) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('rowheader', { name: 'Potassium 361 mg' })).toBeVisible()
})

test('@wide ARC-06 without script the pages of an archive are turned', async ({ page }) => {
  const t = words.es.archive
  await visit(page, at('es', pages.archive))
  await page.getByRole('link', { name: t.next, exact: true }).click()
  await expect(page).toHaveURL(at('es', `${pages.archive}/page/2`))
  await page.getByRole('link', { name: t.previous, exact: true }).click()
  await expect(page).toHaveURL(at('es', pages.archive))
})

for (const locale of locales) {
  test(`NAV-01 without script the search field of home finds (${locale})`, async ({ page }) => {
    await visit(page, at(locale, pages.home))
    const form = page.getByRole('main').getByRole('search')
    await form.getByRole('searchbox').fill('hericium')
    await form.getByRole('button').click()
    await expect(page).toHaveURL(at(locale, '/search?q=hericium'))
    await expect(
      page
        .getByRole('main')
        .locator(`a[href="${at(locale, '/mushrooms/hericium-erinaceus')}"]`)
        .first(),
    ).toBeVisible()
  })

  test(`NAV-15 I18-02 without script the menu opens and changes page and language (${locale})`, async ({ page }) => {
    await visit(page, at(locale, pages.species))
    const menu = await openMenu(page, locale)
    const links = menu.getByRole('navigation', { name: words[locale].site.mainNavigation }).getByRole('link')
    await expect(links).toHaveCount(4)
    const other = locale === 'pt' ? 'es' : 'pt'
    await menu.getByRole('link', { name: other === 'pt' ? 'Português' : 'Español' }).click()
    await expect(page).toHaveURL(at(other, pages.species))
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${other}`))
    if (!isSmall(page)) return
    const sheet = await openMenu(page, other)
    await sheet.getByRole('button', { name: words[other].site.closeMenu }).click()
    await expect(sheet).toBeHidden()
  })
}
