import { psilocybeSemilanceata } from '../../starter/catalogue/species/psilocybe-semilanceata'
import { at, expect, isSmall, locales, openMenu, pages, test, visit, words } from '../fixtures'
import { send, cards, chipNames, chips, expectTotal, filled, sorting, trigger } from '../sidebar'

test.use({ javaScriptEnabled: false })

test('@wide without script a species page has all its sections', async ({ page }) => {
  await visit(page, '/mushrooms/boletus-edulis')
  const t = words.en.species
  for (const name of [t.overview, t.lookAlikes, t.chemistry, t.wellBeing, t.senses, t.nutrition, t.references]) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('rowheader', { name: 'Potassium 361 mg' })).toBeVisible()
})

test('@wide PRS-02 without script a rejected form focuses its errors, and each links to its field', async ({
  page,
}) => {
  await visit(page, '/login')
  const t = words.en.accounts
  const form = page.getByRole('main').locator('form')
  // Browsers accept this e-mail address, but the site does not.
  await form.getByLabel(t.email).fill('ada@home')
  await form.getByLabel(t.password).fill('a password')
  await form.getByRole('button', { name: t.signIn.submit }).click()
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: `${t.email} – ${words.en.refusals.oneAddress}` }).click()
  await expect(form.getByLabel(t.email)).toBeFocused()
})

test('@wide ARC-06 without script an archive has pagination', async ({ page }) => {
  const t = words.es.archive
  await visit(page, at('es', pages.archive))
  await page.getByRole('link', { name: t.next, exact: true }).click()
  await expect(page).toHaveURL(at('es', `${pages.archive}/page/2`))
  await page.getByRole('link', { name: t.previous, exact: true }).click()
  await expect(page).toHaveURL(at('es', pages.archive))
})

for (const locale of locales) {
  test(`NAV-01 without script the search field of the home page finds species (${locale})`, async ({ page }) => {
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

  test(`NAV-15 I18-02 without script the menu opens and switches the locale (${locale})`, async ({ page }) => {
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

for (const locale of locales) {
  test(`PRS-01 FLT-12 D-36 without script an archive is filtered, sorted, paged and cleared (${locale})`, async ({
    page,
  }) => {
    const t = words[locale].filters
    await visit(page, at(locale, pages.products))
    if (isSmall(page)) await trigger(page, locale).click()
    const sidebar = page.getByRole('complementary', { name: t.title, exact: true })
    await expect(sidebar).toBeVisible()

    // A section opens and takes ticks, and any submit button submits them too.
    const availability = { en: 'Availability', es: 'Disponibilidad', pt: 'Disponibilidade' }[locale]
    await sidebar.getByRole('button', { name: availability, exact: true }).click()
    const section = sidebar.getByRole('group', { name: availability, exact: true })
    const [value, label] = ['in-stock', { en: 'In stock', es: 'En existencias', pt: 'Em estoque' }[locale]] as const
    await section.locator(`input[value="${value}"]`).locator('xpath=..').click()
    await sorting(page, locale).selectOption('-price')
    await page.getByRole('button', { name: t.sortNow, exact: true }).click()
    const { totalDocs, data } = await send(page, {
      relationTo: 'products',
      activeFilters: { availability: [value] },
      sort: '-price',
      locale,
    })
    await expectTotal(page, locale, totalDocs)
    await expect(cards(page).getByRole('heading')).toHaveText((data.products ?? []).map(({ title }) => title))
    await expect(chips(page, locale)).toHaveText(chipNames(locale, [label]))
    await expect(sorting(page, locale)).toHaveValue('-price')
    await expect(sorting(page, locale)).toHaveAccessibleDescription(t.ownCurrency)

    await page.getByRole('button', { name: words[locale].archive.next, exact: true }).click()
    const second = filled(words[locale].archive.page, { page: 2, pages: Math.ceil(totalDocs / 20) })
    await expect(page.getByText(second, { exact: true })).toBeVisible()
    await expect(chips(page, locale)).toHaveCount(1)

    await page.getByRole('button', { name: filled(t.remove, { name: label }), exact: true }).click()
    await expect(chips(page, locale)).toHaveCount(0)
    await expect(sorting(page, locale)).toHaveValue('-price')

    await page.getByRole('group', { name: t.promoted, exact: true }).getByRole('button').first().click()
    await expect(chips(page, locale)).toHaveCount(1)
    await page.getByRole('button', { name: t.clear, exact: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`${at(locale, pages.products)}[?]?$`))
    await expect(cards(page)).toHaveCount(20)
  })
}

test('@wide FLT-04 PRS-02 without script a price filter takes a decimal comma', async ({ page }) => {
  const t = words.es.filters
  await visit(page, at('es', pages.products))
  const sidebar = page.getByRole('complementary', { name: t.title, exact: true })
  await sidebar.getByRole('button', { name: 'Precio', exact: true }).click()
  await sidebar.getByRole('textbox', { name: t.from, exact: true }).pressSequentially('12,50')
  await sidebar.getByRole('button', { name: t.set, exact: true }).click()
  await expect(chips(page, 'es')).toHaveText(chipNames('es', ['Precio: ≥ 12,5']))
  await expect(sidebar.getByRole('textbox', { name: t.from, exact: true })).toHaveValue('12,5')
})

test('@wide PRS-01 FLT-09 without script a price range and a city filter an archive', async ({ page }) => {
  const t = words.en.filters
  await visit(page, pages.products)
  const sidebar = page.getByRole('complementary', { name: t.title, exact: true })
  await sidebar.getByRole('button', { name: 'Price', exact: true }).click()
  await sidebar.getByRole('textbox', { name: t.from, exact: true }).fill('10')
  await sidebar.getByRole('textbox', { name: t.to, exact: true }).fill('20.5')
  await sidebar.getByRole('button', { name: t.set, exact: true }).click()
  const price = { relationTo: 'products', activeFilters: { price: ['10-20.5'] } }
  await expectTotal(page, 'en', (await send(page, price)).totalDocs)
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['Price: 10 – 20.5']))

  await visit(page, pages.vendors)
  await sidebar.getByRole('combobox', { name: t.city }).selectOption({ label: 'Lisboa, Portugal' })
  await sidebar.getByRole('button', { name: t.apply }).click()
  await expectTotal(page, 'en', 1)
  await expect(cards(page)).toContainText('Lisboa Spore Lab')
  await expect(sorting(page, 'en')).toHaveValue('distance')
})

for (const locale of locales) {
  test(`@wide PRS-02 FLT-13 without script the products of a species are filtered (${locale})`, async ({ page }) => {
    const t = words[locale].filters
    const path = at(locale, '/mushrooms/pleurotus-ostreatus')
    await visit(page, path)
    const shop = page.locator('#products')
    const all = await shop.getByRole('article').count()
    await shop.locator('summary', { hasText: t.title }).click()
    const box = shop.locator('input[name=vendor]').first()
    const count = Number(/\d+$/.exec((await box.locator('xpath=..').innerText()).trim())?.[0])
    expect(count).toBeLessThan(all)
    const value = await box.inputValue()
    await box.check()
    await shop.getByRole('button', { name: t.apply, exact: true }).click()
    await expect(page).toHaveURL(`${path}?products=1&vendor=${value}#products`)
    await expect(shop.getByRole('article')).toHaveCount(count)
    await expect(shop.locator(`input[name=vendor][value="${value}"]`)).toBeChecked()
    await shop.getByRole('link', { name: t.clear, exact: true }).click()
    await expect(shop.getByRole('article')).toHaveCount(all)
  })

  test(`@wide PRS-02 NAV-12 D-19 without script the calculator asks for the age and computes amounts (${locale})`, async ({
    page,
  }) => {
    const t = words[locale].dosage
    await visit(page, at(locale, pages.calculator))
    const main = page.getByRole('main')
    await expect(main.getByRole('table')).toHaveCount(0)
    await main.getByRole('button', { name: t.ageConfirm, exact: true }).click()
    await main.getByRole('combobox', { name: t.species }).selectOption('psilocybe-semilanceata')
    await main.getByRole('textbox', { name: t.weight }).fill('10')
    await main.getByRole('button', { name: t.calculate, exact: true }).click()
    await expect(main.getByRole('textbox', { name: t.weight })).toHaveValue('10')
    const typical =
      psilocybeSemilanceata.psychoactiveChem.find(({ compound }) => compound === 'psilocybin')?.typical ?? 0
    const written = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 }).format(typical * 10)
    const row = main.getByRole('row', { name: /^Psilocibina|^Psilocybin/ })
    await expect(row.getByRole('cell').nth(1)).toHaveText(written)
  })
}

test('@wide PRS-02 THM-01 without script the theme is that of the device, and a selection holds for its page', async ({
  page,
}) => {
  const [light, dark] = ['rgb(250, 247, 241)', 'rgb(18, 21, 15)']
  const root = page.locator('html')
  const choose = (option: 'system' | 'light' | 'dark') =>
    page.locator('body > header label', { hasText: words.en.theme[option] }).first().click()
  for (const [device, own] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    await page.emulateMedia({ colorScheme: device })
    await visit(page, pages.species)
    await expect(root).toHaveCSS('background-color', own)
    await choose('dark')
    await expect(root).toHaveCSS('background-color', dark)
    await choose('light')
    await expect(root).toHaveCSS('background-color', light)
    await choose('system')
    await expect(root).toHaveCSS('background-color', own)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(root).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
