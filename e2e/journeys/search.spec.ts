import type { Locator, Page } from '@playwright/test'
import { at, expect, isSmall, locales, openMenu, pages, ready, test, visit, words, type Locale } from '../fixtures'
import { filled } from '../sidebar'

const lionsMane = { en: 'Lion’s Mane', es: 'Melena de león', pt: 'Juba-de-leão' } as const

/** The search box of the header: in the bar, or in the menu of small screens. */
async function searchBox(page: Page, locale: Locale): Promise<{ box: Locator; list: Locator }> {
  const menu = await openMenu(page, locale)
  const name = { name: words[locale].search.label, exact: true }
  return { box: menu.getByRole('combobox', name), list: menu.getByRole('listbox', name) }
}

/** The option that the combobox marks as active. */
const activeOption = async (page: Page, box: Locator): Promise<Locator> =>
  page.locator(`[id="${(await box.getAttribute('aria-activedescendant')) ?? ''}"]`)

for (const locale of locales) {
  const t = words[locale].search
  const everywhere = locale === 'pt' ? '' : '@wide '

  test(`search: suggestions forgive typos, are selected by keyboard, and Enter opens one (${locale})`, async ({
    page,
  }) => {
    await visit(page, at(locale, pages.text))
    const { box, list } = await searchBox(page, locale)
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(box).toHaveAttribute('aria-autocomplete', 'list')
    await expect(list).toBeHidden()
    await box.pressSequentially('lions main')
    await expect(list).toBeVisible()
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    const [field, panel] = [await box.boundingBox(), await list.boundingBox()]
    expect(panel?.x).toBe(field?.x)
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    expect(await list.getAttribute('id')).toBe(await box.getAttribute('aria-controls'))
    await expect(box).not.toHaveAttribute('aria-activedescendant')
    await expect(list.getByRole('group').first()).toHaveAccessibleName(t.kinds.mushrooms)
    const options = list.getByRole('option')
    const count = await options.count()
    await expect(page.getByText(filled(t.suggestions, { count }), { exact: true })).toBeAttached()

    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(box).toHaveValue('lions main')
    await page.keyboard.press('ArrowUp')
    await expect(list).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(await activeOption(page, box)).toHaveAttribute('aria-selected', 'true')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await expect(options.last()).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect(box).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(await activeOption(page, box)).toContainText(lionsMane[locale])
    await expect(list.getByRole('option', { selected: true })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at(locale, '/mushrooms/hericium-erinaceus'))
  })

  test(`${everywhere}search: Enter without a selected suggestion shows results of every kind (${locale})`, async ({
    page,
  }) => {
    await visit(page, at(locale, pages.text))
    const { box } = await searchBox(page, locale)
    await box.fill('xyzzyqqx')
    await expect(page.getByRole('status').filter({ hasText: 'xyzzyqqx' })).toBeAttached()
    await box.fill('psilocybin')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at(locale, '/search?q=psilocybin'))
    const main = page.getByRole('main')
    await expect(main.getByRole('combobox')).toHaveValue('psilocybin')
    await expect(main.getByRole('heading', { level: 2, name: t.kinds.compounds, exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { level: 2, name: t.kinds.mushrooms, exact: true })).toBeVisible()
    const compound = { en: 'Psilocybin', es: 'Psilocibina', pt: 'Psilocibina' }[locale]
    await expect(main.getByRole('link', { name: compound, exact: true })).toHaveAttribute(
      'href',
      at(locale, pages.compound),
    )

    await visit(page, at(locale, '/search?q=xyzzyqqx'))
    await expect(main.getByRole('status').filter({ hasText: 'xyzzyqqx' })).toContainText(t.emptyHint)
    await expect(main.getByRole('article')).toHaveCount(0)
  })
}

test('@wide search: a name in one locale is found in another, under its name there', async ({ page }) => {
  for (const query of ['psilocibina', 'PSILOCIBÍNA', 'psylocybin']) {
    await visit(page, `/es/search?q=${encodeURIComponent(query)}`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Psilocibina', exact: true }), query).toBeVisible()
  }
  await visit(page, '/search?q=champi%C3%B1%C3%B3n')
  // A harmful species with this name comes first (SAF-02).
  const found = page.getByRole('main').getByRole('article')
  await expect(found.first()).toContainText('Yellow Stainer')
  await expect(found.filter({ hasText: 'Button Mushroom' }).first()).toBeVisible()
})

test('@wide search: all results of one kind have pages of their own', async ({ page }) => {
  const t = words.en.search
  await visit(page, '/search?q=mushroom')
  const main = page.getByRole('main')
  const shown = await main.getByRole('status').filter({ hasText: 'results for' }).innerText()
  expect(Number(/^\d+/.exec(shown)?.[0])).toBeGreaterThan(20)
  const products = main.locator('section', { has: page.getByRole('heading', { level: 2, name: t.kinds.products }) })
  await expect(products.getByRole('article')).toHaveCount(6)
  await products.getByRole('link', { name: /^All \d+ in Products$/ }).click()
  await expect(page).toHaveURL(/\/search\?q=mushroom&kind=products$/)
  await expect(main.getByRole('article')).toHaveCount(20)
  const pager = page.getByRole('navigation', { name: words.en.archive.navigation, exact: true })
  await expect(pager).toContainText('Page 1 of ')
  const first = await main.getByRole('article').first().innerText()
  await pager.getByRole('link', { name: words.en.archive.next, exact: true }).click()
  await expect(pager).toContainText('Page 2 of ')
  expect(await main.getByRole('article').first().innerText()).not.toBe(first)
})

test('search: the search link of a small screen leads to the page with the search box', async ({ page }) => {
  test.skip(!isSmall(page), 'Wide screens have the box itself.')
  await visit(page, pages.home)
  await page.locator('body > header').getByRole('link', { name: words.en.search.label, exact: true }).click()
  await expect(page).toHaveURL('/search')
  await ready(page)
  const box = page.getByRole('main').getByRole('combobox')
  await box.fill('chanterelle')
  const list = page.getByRole('main').getByRole('listbox')
  await expect(list).toBeVisible()
  const { x = 0, width = 0 } = (await list.boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(360)
  // Its poisonous look-alike is listed above it, so the link is found by its href (SAF-02).
  await list.locator('[href$="/mushrooms/cantharellus-cibarius"]').first().click()
  await expect(page).toHaveURL('/mushrooms/cantharellus-cibarius')
})

test('@wide search: invalid parameters are ignored, and markup in a query is escaped', async ({ page }) => {
  for (const query of [
    '',
    'q=',
    'q=+++',
    'q=lion&q=oyster',
    'q=lion&kind=evil&page=-3',
    'q=lion&kind=products&page=999',
  ]) {
    await visit(page, `/search?${query}`)
    await expect(page.getByRole('heading', { level: 1 }), query).toHaveText(words.en.search.title)
  }
  await expect(page.getByRole('article').first()).toBeVisible()
  const markup = '<img src=x onerror=alert(1)>"\'&'
  await visit(page, `/search?q=${encodeURIComponent(markup)}`)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: markup })).toBeVisible()
  await visit(page, `/search?q=${'z'.repeat(500)}`)
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('z'.repeat(200))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('search: the search form works without script', async ({ page }) => {
    await visit(page, at('es', '/search'))
    const box = page.getByRole('main').getByRole('combobox')
    await box.fill('psilocibina')
    await page.getByRole('main').getByRole('button', { name: words.es.search.submit, exact: true }).click()
    await expect(page).toHaveURL(at('es', '/search?q=psilocibina'))
    await expect(page.getByRole('main').getByRole('link', { name: 'Psilocibina', exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})
