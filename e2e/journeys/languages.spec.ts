import { at, expect, locales, openMenu, pages, test, visit, words } from '../fixtures'

const own = { en: 'English', es: 'Español', pt: 'Português' } as const

for (const [from, to] of [
  ['en', 'es'],
  ['es', 'pt'],
  ['pt', 'en'],
] as const) {
  test(`@wide I18-02 switching from ${from} to ${to} keeps the page, its query and the scroll position`, async ({
    page,
  }) => {
    const path = `${pages.archive}/page/2`
    const query = '?from=guide&variant=3'
    await visit(page, at(from, path) + query)
    await page.evaluate(() => window.scrollTo({ top: 1234, behavior: 'instant' }))
    const menu = await openMenu(page, from)
    const choice = menu.getByRole('navigation', { name: words[from].language.label })
    await expect(choice.getByRole('link', { name: own[from] })).toHaveAttribute('aria-current', 'true')
    await choice.getByRole('link', { name: own[to] }).click()

    await expect(page).toHaveURL(at(to, path) + query)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${to}`))
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(1234)
  })
}

test('I18-02 switching the locale of a filtered archive keeps the scroll position', async ({ page }) => {
  const query = '?edibility=choice'
  await visit(page, pages.archive + query)
  await expect(page.getByRole('button', { name: words.en.filters.clear }).first()).toBeVisible()
  // Retried until the fetched list has rendered and the page is long enough to scroll that far.
  const readOn = () =>
    page.evaluate(() => {
      window.scrollTo({ top: 1234, behavior: 'instant' })
      return Math.round(window.scrollY)
    })
  await expect.poll(readOn).toBe(1234)
  const menu = await openMenu(page, 'en')
  await menu.getByRole('link', { name: own.es }).click()
  await expect(page).toHaveURL(at('es', pages.archive) + query)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(1234)
})

test('@wide I18-02 switching the locale keeps the section of a page', async ({ page }) => {
  await visit(page, `${pages.species}#chemistry`)
  const menu = await openMenu(page, 'en')
  await menu.getByRole('link', { name: own.es }).click()
  await expect(page).toHaveURL(`${at('es', pages.species)}#chemistry`)
  await expect(page.locator('#chemistry')).toBeInViewport()
})

test('@wide I18-02 switching the locale keeps a search that was typed and not submitted', async ({ page }) => {
  await visit(page, '/search?q=lion&kind=products')
  const box = page.getByRole('main').getByRole('combobox')
  await box.fill('chapéu')
  await (await openMenu(page, 'en')).getByRole('link', { name: own.pt }).click()
  await expect(page).toHaveURL(`/pt/search?q=${encodeURIComponent('chapéu')}&kind=products`)
  await expect(box).toHaveValue('chapéu')
})

test('@wide I18-02 switching the locale keeps the input of a form, and the weight of the calculator', async ({
  page,
}) => {
  await visit(page, '/contact')
  const [text, agreed] = [page.locator('textarea[id^=form-]'), page.locator('[id^=form-][type=checkbox]')]
  await text.fill('Under birch, with a ring')
  await agreed.check()
  await (await openMenu(page, 'en')).getByRole('link', { name: own.pt }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^pt/)
  await expect(text).toHaveValue('Under birch, with a ring')
  await expect(agreed).toBeChecked()
  await visit(page, '/contact')
  await expect(text).toHaveValue('')

  await visit(page, pages.calculator)
  await page.getByRole('button', { name: words.en.dosage.ageConfirm }).click()
  await page.getByLabel(words.en.dosage.weight).fill('1,500')
  await page.getByLabel(words.en.dosage.material).selectOption('fresh')
  await (await openMenu(page, 'en')).getByRole('link', { name: own.es }).click()
  await expect(page.getByLabel(words.es.dosage.weight)).toHaveValue('1500')
  await expect(page.getByLabel(words.es.dosage.material)).toHaveValue('fresh')
  await expect(page).toHaveURL(new RegExp(`${at('es', pages.calculator)}\\?species=[^&]+$`))
})

const written = {
  en: { number: '3.13 g', price: /^\$\d+\.\d{2}$/, unit: '/ swab', day: 'Oct 02, 2026', evidence: 'Traditional use' },
  es: {
    number: '3,13 g',
    price: /^\d+,\d{2}\sUS\$$/,
    unit: '/ hisopo',
    day: '2 oct 2026',
    evidence: 'Uso tradicional',
  },
  pt: {
    number: '3,13 g',
    price: /^US\$\s\d+,\d{2}$/,
    unit: '/ swab',
    day: '2 de out. de 2026',
    evidence: 'Uso tradicional',
  },
} as const

for (const locale of locales) {
  test(`@wide I18-01 interface, content, numbers, dates and prices are in the visitor's language (${locale})`, async ({
    page,
  }) => {
    const expected = written[locale]
    await visit(page, at(locale, '/mushrooms/boletus-edulis'))
    await expect(page.locator('#nutrition')).toContainText(expected.number)
    await visit(page, at(locale, '/mushrooms/inonotus-obliquus'))
    await expect(page.locator('#wellBeing')).toContainText(expected.evidence)
    await visit(page, at(locale, pages.post))
    await expect(page.getByRole('main').locator('header').first()).toContainText(expected.day)
    await visit(page, at(locale, '/mushrooms/product/porcini-spore-swab'))
    await expect(page.getByRole('main').getByText(expected.price).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(expected.unit, { exact: true }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`))
  })
}

test('@wide I18-01 no Portuguese page has strings of another locale’s interface', async ({ page }) => {
  for (const path of [pages.archive, pages.species, pages.product, pages.vendor, pages.guide]) {
    await visit(page, at('pt', path))
    const text = await page.locator('body').innerText()
    for (const stray of ['Showing', 'Well-being', 'Look-alikes', 'in stock', 'Mostrando', 'Vendedor de', ' days']) {
      expect(text, `${path}: ${stray}`).not.toContain(stray)
    }
  }
})
