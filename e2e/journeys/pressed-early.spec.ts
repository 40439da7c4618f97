import type { Page } from '@playwright/test'
import { at, expect, isSmall, locales, pages, ready, test, words } from '../fixtures'
import { ask, cards, chipNames, chips, expectTotal, filled, openSidebar, promoted, sorting, trigger } from '../sidebar'

/** Keeps every script of the site back, as a slow line does; what it answers lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
}

for (const locale of locales) {
  const t = words[locale].filters

  test(`PRS-01 what is ticked and sorted before the scripts come stays and counts (${locale})`, async ({ page }) => {
    const release = await holdScripts(page)
    await open(page, at(locale, `${pages.products}?availability=on-sale`))
    if (isSmall(page)) {
      // The button leads to the page with its filters; its scripts open them where they belong.
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
      const dialog = await openSidebar(page, locale)
      await dialog.getByRole('button', { name: t.apply }).click()
    }
    await expect(page).toHaveURL(at(locale, `${pages.products}?availability=on-sale,${value}${sorted}`))
    const answer = await ask(page, { relationTo: 'products', activeFilters: { availability: ['on-sale', value] } })
    await expectTotal(page, locale, answer.totalDocs)
    await expect(chips(page, locale)).toHaveCount(2)
  })
}

test('PRS-01 sections, chips, filters above the grid and pages pressed before the scripts come do what they say', async ({
  page,
}) => {
  const t = words.en.filters
  const release = await holdScripts(page)
  await open(page, pages.products)
  await promoted(page, 'en', 'On sale').click()
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['On sale']))
  const sale = await ask(page, { relationTo: 'products', activeFilters: { availability: ['on-sale'] } })
  await expectTotal(page, 'en', sale.totalDocs)
  await page.getByRole('button', { name: filled(t.remove, { name: 'On sale' }), exact: true }).click()
  await expect(chips(page, 'en')).toHaveCount(0)
  if (!isSmall(page)) {
    const sidebar = page.getByRole('complementary', { name: t.title, exact: true })
    await sidebar.getByRole('button', { name: 'Price', exact: true }).click()
    await expect(sidebar.getByRole('spinbutton', { name: t.from, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: words.en.archive.next, exact: true }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  release()
  await ready(page)
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await expect(page).toHaveURL(`${pages.products}?page=2`)
  await expect(cards(page)).toHaveCount(20)
})

test('PRS-01 a press on Near Me before the scripts come is done once they are there', async ({ page, context }) => {
  test.skip(isSmall(page), 'The modal holds it.')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 38.7203, longitude: -9.1377 })
  const release = await holdScripts(page)
  await open(page, pages.products)
  await page.getByRole('switch', { name: words.en.filters.nearMe, exact: true }).click()
  release()
  await expect(page).toHaveURL(/nearMe=true&lat=38\.72&lng=-9\.138&sort=distance$/)
})
