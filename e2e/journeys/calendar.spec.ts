import { at, expect, locales, pages, test, visit, words } from '../fixtures'

test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  test(`@wide NAV-02 without script the fruiting calendar follows the selected hemisphere and month (${locale})`, async ({
    page,
  }) => {
    const { seasonNorth, seasonSouth } = words[locale].species
    await visit(page, at(locale, pages.calendar))
    const main = page.getByRole('main')
    const milkcap = main.locator('tr:visible', { hasText: 'Lactarius deliciosus' })
    const fall = main.locator('input[name=month][value="10"]')
    const spring = main.locator('input[name=month][value="4"]')

    await expect(main.getByRole('table', { name: seasonNorth })).toBeVisible()
    await expect(main.getByRole('table', { name: seasonSouth })).toBeHidden()
    await expect(milkcap).toHaveCount(1)
    await fall.locator('xpath=..').click()
    await expect(milkcap).toHaveCount(1)
    await spring.locator('xpath=..').click()
    await expect(milkcap).toHaveCount(0)

    await main.locator('input[value=south]').locator('xpath=..').click()
    await expect(main.getByRole('table', { name: seasonSouth })).toBeVisible()
    await expect(main.getByRole('table', { name: seasonNorth })).toBeHidden()
    // Its record has no southern season, so it is in no month there but in the list of species without one.
    await expect(milkcap).toHaveCount(0)
    await expect(main.locator('li:visible', { hasText: 'Lactarius deliciosus' })).toHaveCount(1)
    const deathCap = main.locator('tr:visible', { hasText: 'Amanita phalloides' })
    await expect(deathCap).toHaveCount(1)

    // Prints drop backgrounds, so the warning is in red text instead of white.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const warning = deathCap.locator('span:has(> svg)')
    await expect(warning).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(warning).toHaveCSS('color', 'rgb(160, 28, 21)')
  })
}
