import { at, expect, locales, pages, test, visit, words, reload } from '../fixtures'
import {
  send,
  cards,
  chipNames,
  chips,
  closeSidebar,
  expectTotal,
  filled,
  openSidebar,
  sorting,
  tracked,
} from '../sidebar'

// A reused context would keep the permission for geolocation.
test.use({ reuseContext: false })

/** The location of a vendor of the seed with products on the page. */
const lisboa = { latitude: 38.7203, longitude: -9.1377 }
const vendor = 'lisboa-spore-lab'

for (const locale of locales) {
  const t = words[locale].filters

  test(`FLT-09 FLT-10 Near Me keeps what is near, nearest first, and can be switched off (${locale})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(lisboa)
    await visit(page, at(locale, pages.products))
    const sidebar = await openSidebar(page, locale)
    const near = sidebar.getByRole('switch', { name: t.nearMe, exact: true })
    await expect(near).not.toBeChecked()
    await expect(
      sidebar.getByText(filled(t.nearMeHint, { miles: 100, kilometres: 160 }), { exact: true }),
    ).toBeVisible()
    await near.click()
    await expect(near).toBeChecked()
    await closeSidebar(page, locale)
    // Rounded, so that the URL does not identify a house.
    await expect(page).toHaveURL(at(locale, `${pages.products}?nearMe=true&lat=38.72&lng=-9.138&sort=distance`))

    const { totalDocs } = await send(page, { relationTo: 'products', activeFilters: { vendor: [vendor] } })
    await expectTotal(page, locale, totalDocs)
    await expect(chips(page, locale)).toHaveText(chipNames(locale, [t.nearMe]))
    const words = (locale === 'en' ? t.awayMiles : t.away).replace(/[()]/g, String.raw`\$&`)
    const some = String.raw`\d{1,2}`
    const away = new RegExp(`^\\s*${filled(words, { distance: some, miles: some })}$`)
    await expect(cards(page).getByText(away)).toHaveCount(totalDocs)
    await expect(sorting(page, locale)).toHaveValue('distance')

    await reload(page)
    await expectTotal(page, locale, totalDocs)
    await page.getByRole('button', { name: filled(t.remove, { name: t.nearMe }), exact: true }).click()
    await expect(page).toHaveURL(at(locale, pages.products))
    await expect(sorting(page, locale)).toHaveValue('createdAt')
    await expect(cards(page)).toHaveCount(20)
    expect((await tracked(page)).filter(({ event }) => event === 'near_me_toggle')).toEqual([
      { event: 'near_me_toggle', on: false },
    ])
  })

  test(`FLT-09 FLT-10 where geolocation is denied, Near Me takes a city instead (${locale})`, async ({ page }) => {
    await visit(page, at(locale, pages.vendors))
    const sidebar = await openSidebar(page, locale)
    const near = sidebar.getByRole('switch', { name: t.nearMe, exact: true })
    await near.click()
    await expect(sidebar.getByText(t.refused, { exact: true })).toBeVisible()
    await expect(near).not.toBeChecked()
    await expect(page).toHaveURL(at(locale, pages.vendors))
    const city = sidebar.getByRole('combobox', { name: t.city })
    await expect(city.locator('option').first()).toHaveText(t.chooseCity)
    await city.selectOption({ label: 'Lisboa, Portugal' })
    await expect(near).toBeChecked()
    await expect(sidebar.getByText(filled(t.nearCity, { city: 'Lisboa, Portugal' }), { exact: true })).toBeVisible()
    await expect(city.locator('option:checked')).toHaveText('Lisboa, Portugal')
    await closeSidebar(page, locale)
    await expect(page).toHaveURL(/[?&]nearMe=true&lat=38\.\d+&lng=-9\.\d+&sort=distance$/)
    await expectTotal(page, locale, 1)
    await expect(cards(page)).toContainText('Lisboa Spore Lab')
    expect(await tracked(page)).toEqual([{ event: 'near_me_toggle', on: true }])
  })
}
