import { at, expect, locales, missingPath, openMenu, pages, test, visit, words } from '../fixtures'

const species = {
  en: { name: 'Button Mushroom', read: 'Identify and read', catalogue: 'The catalogue' },
  es: { name: 'Champiñón', read: 'Identificar y leer', catalogue: 'El catálogo' },
  pt: { name: 'Champignon', read: 'Identificar e ler', catalogue: 'O catálogo' },
} as const

for (const locale of locales) {
  test(`NAV-01 NAV-02 NAV-03 NAV-06 home leads through the catalogue to the archive and a species (${locale})`, async ({
    page,
  }) => {
    await visit(page, at(locale, pages.home))
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('link', { name: species[locale].read })).toHaveAttribute(
      'href',
      at(locale, pages.archive),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: species[locale].catalogue, exact: true }).click()

    await expect(page).toHaveURL(at(locale, pages.catalogue))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].catalogue.title)
    for (const key of ['mushrooms', 'products', 'vendors', 'growingguides'] as const) {
      const way = page.getByRole('main').getByRole('link', { name: words[locale].archive.titles[key], exact: true })
      await expect(way).toBeVisible()
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: words[locale].archive.titles.mushrooms, exact: true })
      .click()

    await expect(page).toHaveURL(at(locale, pages.archive))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].archive.titles.mushrooms)
    await page.getByRole('main').getByRole('link', { name: species[locale].name, exact: true }).click()

    await expect(page).toHaveURL(at(locale, '/mushrooms/agaricus-bisporus'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(species[locale].name)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`))
  })

  test(`NAV-05 NAV-10 every link of header and footer keeps the language and leads to a page (${locale})`, async ({
    page,
  }) => {
    await visit(page, at(locale, pages.home))
    const menu = await openMenu(page, locale)
    await expect(menu.getByRole('navigation', { name: words[locale].site.mainNavigation })).toBeVisible()
    const addresses = await page
      // Links to other locales are left out.
      .locator('body > header nav a:not([hreflang]), body > footer nav a')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
    expect(addresses.length).toBeGreaterThan(8)
    const prefix = locale === 'en' ? /^\/(?!(es|pt)(\/|$))/ : new RegExp(`^/${locale}(/|$)`)
    expect(addresses.filter((address) => !prefix.test(address))).toEqual([])
    const results = await Promise.all(
      addresses.map(async (address) => [address, (await page.request.get(address)).status()] as const),
    )
    expect(results.filter(([, status]) => status !== 200)).toEqual([])
  })

  test(`@wide NAV-17 an unknown address returns 404 with links to the species and home (${locale})`, async ({
    page,
    watch,
  }) => {
    watch.tolerate(/404/)
    expect((await page.goto(at(locale, missingPath)))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].notFound.title)
    await page.getByRole('main').getByRole('link', { name: words[locale].notFound.species }).click()
    await expect(page).toHaveURL(at(locale, pages.archive))
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: words[locale].notFound.home }).click()
    await expect(page).toHaveURL(at(locale, '/'))
  })
}
