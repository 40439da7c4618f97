import type { Page } from '@playwright/test'
import { at, expect, isSmall, locales, openMenu, pages, ready, test, words } from '../fixtures'
import { holdScripts } from '../hold-scripts'
import { send, cards, chipNames, chips, expectTotal, filled, promoted, sorting, trigger } from '../sidebar'

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
}

for (const locale of locales) {
  const t = words[locale].filters

  test(`PRS-01 filters ticked and a sort selected before hydration are kept and used (${locale})`, async ({ page }) => {
    const release = await holdScripts(page)
    await open(page, at(locale, `${pages.products}?availability=on-sale`))
    if (isSmall(page)) {
      // Without scripts the button links to the page with its filters open; after hydration these are a dialog.
      await trigger(page, locale).click()
      await expect(page).toHaveURL(/filters=1/)
    }
    const box = page.getByRole('main').locator('input[type=checkbox][name=availability]:not(:checked):enabled').first()
    const value = await box.inputValue()
    await box.locator('xpath=..').click()
    if (!isSmall(page)) await sorting(page, locale).selectOption('title')
    release()
    await ready(page)
    const sorted = isSmall(page) ? '' : '&sort=title'
    if (isSmall(page)) {
      const dialog = page.getByRole('dialog', { name: t.title, exact: true })
      await expect(dialog).toBeVisible()
      await expect(dialog.locator(`input[name=availability][value="${value}"]`)).toBeChecked()
      await dialog.getByRole('button', { name: t.apply }).click()
    }
    await expect(page).toHaveURL(at(locale, `${pages.products}?availability=on-sale,${value}${sorted}`))
    const response = await send(page, { relationTo: 'products', activeFilters: { availability: ['on-sale', value] } })
    await expectTotal(page, locale, response.totalDocs)
    await expect(chips(page, locale)).toHaveCount(2)
  })
}

test('PRS-01 sections, chips, filters above the grid and pagination work before hydration', async ({ page }) => {
  const t = words.en.filters
  const release = await holdScripts(page)
  await open(page, pages.products)
  await promoted(page, 'en', 'On sale').click()
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['On sale']))
  const sale = await send(page, { relationTo: 'products', activeFilters: { availability: ['on-sale'] } })
  await expectTotal(page, 'en', sale.totalDocs)
  await page.getByRole('button', { name: filled(t.remove, { name: 'On sale' }), exact: true }).click()
  await expect(chips(page, 'en')).toHaveCount(0)
  if (!isSmall(page)) {
    const sidebar = page.getByRole('complementary', { name: t.title, exact: true })
    await sidebar.getByRole('button', { name: 'Price', exact: true }).click()
    await expect(sidebar.getByRole('textbox', { name: t.from, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: words.en.archive.next, exact: true }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  release()
  await ready(page)
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await expect(page).toHaveURL(`${pages.products}?page=2`)
  await expect(cards(page)).toHaveCount(20)
})

test('PRS-01 a click on Near Me before hydration is done after it', async ({ page, context }) => {
  test.skip(isSmall(page), 'The modal holds it.')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 38.7203, longitude: -9.1377 })
  const release = await holdScripts(page)
  await open(page, pages.products)
  await page.getByRole('switch', { name: words.en.filters.nearMe, exact: true }).click()
  release()
  await expect(page).toHaveURL(/nearMe=true&lat=38\.72&lng=-9\.138&sort=distance$/)
})

for (const locale of locales) {
  test(`@wide PRS-01 THM-01 I18-02 theme and locale can be switched before hydration (${locale})`, async ({ page }) => {
    const release = await holdScripts(page)
    await open(page, at(locale, `${pages.products}?availability=on-sale`))
    const menu = await openMenu(page, locale)
    await menu.locator('label', { hasText: words[locale].theme.dark }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const other = locale === 'pt' ? 'es' : 'pt'
    await menu.locator(`a[hreflang="${other}"]`).click()
    await expect(page).toHaveURL(at(other, `${pages.products}?availability=on-sale`))
    release()
    await ready(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(menu.getByRole('radio', { name: words[other].theme.dark, exact: true })).toBeChecked()
  })
}

test('@wide PRS-01 a search typed before hydration gets suggestions after it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(pages.home, { waitUntil: 'commit' })
  const bar = page.locator('body > header > div:not([popover])')
  const box = bar.getByRole('combobox')
  await box.fill('hericium')
  release()
  await ready(page)
  await expect(box).toHaveValue('hericium')
  await expect(bar.getByRole('option').first()).toBeVisible()
})

test('@wide PRS-01 PRD-06 a click on pause before hydration pauses the gallery once', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/mushrooms/product/gill-study-shirt', { waitUntil: 'commit' })
  await page.getByRole('button', { name: words.en.product.pause }).click()
  release()
  await ready(page)
  await expect(page.getByRole('button', { name: words.en.product.play })).toBeVisible()
})

test('@wide PRS-01 D-19 the age question and fields of the calculator work before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(`${pages.calculator}?species=psilocybe-semilanceata`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: words.en.dosage.ageConfirm, exact: true }).click()
  const species = page.getByRole('combobox', { name: words.en.dosage.species })
  await expect(species).toHaveValue('psilocybe-semilanceata')
  await page.getByRole('textbox', { name: words.en.dosage.weight }).fill('2,5')
  release()
  await ready(page)
  await expect(page.getByRole('textbox', { name: words.en.dosage.weight })).toHaveValue('2,5')
  // The answer to the age question must not be in the URL, which visitors share.
  await expect(page).toHaveURL(`${pages.calculator}?species=psilocybe-semilanceata`)
})

test('@wide PRS-01 SAF-05 a country and a meal time entered on the poison page before hydration are kept', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/poison', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.locator('summary', { hasText: 'Mexico' }).click()
  await main.getByLabel(words.en.danger.mealTime, { exact: true }).fill('2026-11-01T12:00')
  release()
  await ready(page)
  await expect(main.getByRole('region', { name: 'Mexico', exact: true })).toBeVisible()
  await expect(main.getByRole('combobox', { name: words.en.danger.country })).toHaveValue('MX')
  await expect(main.getByLabel(words.en.danger.mealTime, { exact: true })).toHaveValue('2026-11-01T12:00')
})

test('@wide PRS-02 FLT-13 where no script loads, a form filters the products and no script-only button shows', async ({
  page,
  watch,
}) => {
  watch.tolerate(/ERR_FAILED|Failed to (load|fetch)/)
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  const path = '/mushrooms/pleurotus-ostreatus'
  await open(page, path)
  const shop = page.locator('#products')
  await shop.locator('summary', { hasText: words.en.filters.title }).click()
  await expect(page.locator('.needs-script:visible')).toHaveCount(0)
  const box = shop.locator('input[name=vendor]').first()
  const value = await box.inputValue()
  await box.check()
  await shop.getByRole('button', { name: words.en.filters.apply, exact: true }).click()
  await expect(page).toHaveURL(`${path}?products=1&vendor=${value}#products`)
  await expect(shop.locator(`input[name=vendor][value="${value}"]`)).toBeChecked()
})
