import type { Page } from '@playwright/test'
import { at, expect, locales, pages, ready, test, visit, words } from '../fixtures'
import {
  ask,
  cards,
  chipNames,
  chips,
  closeSidebar,
  expand,
  expectTotal,
  filled,
  idOf,
  openSidebar,
  option,
  press,
  sorting,
  tracked,
} from '../sidebar'

const skeletons = (page: Page) => page.locator('[data-skeleton]')

/** Holds the answers to filters back. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/filter', async (route) => {
    await released
    await route.continue()
  })
  return release
}

const noEdibles = {
  en: 'Edibles / Gummies, Equipment / Grow Kits',
  es: 'Comestibles / Gominolas, Equipo / Kits de cultivo',
  pt: 'Comestíveis / Gomas, Equipamentos / Kits de cultivo',
} as const

for (const locale of locales) {
  const t = words[locale].filters
  const { archive } = words[locale]

  test(`ARC-04 nine frames of the size of cards while filters load (${locale})`, async ({ page }) => {
    const release = await holdAnswers(page)
    await visit(page, at(locale, `${pages.archive}?main_flavor=nutty`))
    await expect(skeletons(page)).toHaveCount(9)
    await expect(page.getByRole('status', { name: t.loading, exact: true })).toBeAttached()
    await expect(cards(page)).toHaveCount(0)
    const frame = await skeletons(page).first().boundingBox()
    release()
    await expect(cards(page)).toHaveCount(20)
    await expect(skeletons(page)).toHaveCount(0)
    const card = await cards(page).first().boundingBox()
    expect(frame?.width).toBe(card?.width)
    expect(Math.abs((frame?.height ?? 0) - (card?.height ?? 0))).toBeLessThan((card?.height ?? 0) / 4)
  })

  test(`ARC-05 ARC-06 FLT-10 the pages of a narrowed archive are turned in place (${locale})`, async ({ page }) => {
    const { totalDocs, totalPages } = await ask(page, { relationTo: 'mushrooms', sort: 'title', locale })
    expect(totalPages).toBeGreaterThan(2)
    await visit(page, at(locale, pages.archive))
    await ready(page)
    await sorting(page, locale).selectOption('title')
    await expect(page).toHaveURL(at(locale, `${pages.archive}?sort=title`))
    await expectTotal(page, locale, totalDocs)

    const pager = page.getByRole('navigation', { name: archive.navigation, exact: true })
    const control = (name: string) => pager.getByRole('button', { name, exact: true })
    const status = (number: number) => filled(archive.page, { page: number, pages: totalPages })
    await expect(control(archive.previous)).toBeDisabled()
    await expect(pager.getByText(status(1), { exact: true })).toBeVisible()
    for (let number = 2; number <= totalPages; number += 1) {
      await control(archive.next).click()
      await expect(page).toHaveURL(at(locale, `${pages.archive}?sort=title&page=${number}`))
      await expect(pager.getByText(status(number), { exact: true })).toBeVisible()
      await expect(sorting(page, locale)).toBeInViewport()
      await expect(
        page.getByText(new RegExp(`^\\s*${filled(archive.showing, { from: number * 20 - 19 }).split(' - ')[0]} - `)),
      ).toBeVisible()
    }
    await expect(control(archive.next)).toBeDisabled()
    await control(archive.previous).click()
    await expect(pager.getByText(status(totalPages - 1), { exact: true })).toBeVisible()
    await expect(control(archive.next)).toBeEnabled()
    expect((await tracked(page)).filter(({ event }) => event === 'pagination_click')).toEqual(
      [...Array.from({ length: totalPages - 1 }, (_, index) => index + 2), totalPages - 1].map((number) => ({
        event: 'pagination_click',
        page: number,
      })),
    )
    await page.goBack()
    await expect(pager.getByText(status(totalPages), { exact: true })).toBeVisible()
  })

  test(`ARC-09 a failed answer says so and can be tried again (${locale})`, async ({ page, watch }) => {
    watch.tolerate(/500|ERR_FAILED/)
    await page.route('**/api/filter', (route) => route.fulfill({ status: 500, json: { error: 'boom' } }))
    await visit(page, at(locale, `${pages.products}?availability=on-sale`))
    const alert = page.getByRole('main').getByRole('alert')
    const retry = alert.getByRole('button', { name: t.retry, exact: true })
    await expect(alert).toContainText('boom')

    await page.unroute('**/api/filter')
    await page.route('**/api/filter', (route) => route.abort('failed'))
    await retry.click()
    await expect(alert).toContainText(t.failed)
    await page.route('**/api/filter', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }))
    watch.tolerate(/502/)
    await retry.click()
    await expect(alert).toContainText(t.failed)

    await page.unroute('**/api/filter')
    await retry.click()
    await expect(alert).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
    await expect(chips(page, locale)).toHaveCount(1)
  })

  test(`ARC-07 nothing found says what was looked for and leads out (${locale})`, async ({ page }) => {
    await visit(page, at(locale, `${pages.products}?mushroom=gummies&growing=grow-kits`))
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(filled(t.empty, { filter: noEdibles[locale] }))
    await expect(alert).toContainText(t.emptyHint)
    await expect(chips(page, locale)).toHaveCount(2)
    await alert.getByRole('button', { name: t.clear, exact: true }).click()
    await expect(page).toHaveURL(at(locale, pages.products))
    await expect(cards(page)).toHaveCount(20)
  })

  test(`NAV-04 ARC-07 the address narrows the products to one species, by its name (${locale})`, async ({ page }) => {
    const [sold, unsold] = [
      { slug: 'pleurotus-ostreatus', name: { en: 'Oyster Mushroom', es: 'Seta de ostra', pt: 'Cogumelo-ostra' } },
      { slug: 'hypsizygus-tessulatus', name: { en: 'Beech Mushroom', es: 'Shimeji', pt: 'Buna-shimeji' } },
    ] as const
    const id = await idOf(page, 'mushrooms', sold.slug)
    await visit(page, at(locale, `${pages.products}?species=${id}`))
    const { totalDocs } = await ask(page, { relationTo: 'products', activeFilters: { species: [id] } })
    await expectTotal(page, locale, totalDocs)
    await expect(chips(page, locale)).toHaveText(chipNames(locale, [sold.name[locale]]))

    await visit(page, at(locale, `${pages.products}?species=${await idOf(page, 'mushrooms', unsold.slug)}`))
    const filter = filled(t.species, { name: unsold.name[locale] })
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toBeVisible()
    await expect(alert).toContainText(filled(t.empty, { filter }), { timeout: 3000 })
  })
}

test('FLT-10 every change of a filter is tracked', async ({ page }) => {
  await visit(page, pages.archive)
  await ready(page)
  const sidebar = await openSidebar(page, 'en')
  const nutty = option(await expand(sidebar, 'Flavor'), 'Nutty')
  await press(nutty)
  await expect(nutty).toBeChecked()
  await closeSidebar(page, 'en')
  await page.getByRole('button', { name: 'Remove Nutty', exact: true }).click()
  await expect(chips(page, 'en')).toHaveCount(0)
  const change = { event: 'filter_change', section: 'main_flavor', value: 'nutty', relation: 'mushrooms' }
  expect(await tracked(page)).toEqual([
    { ...change, action: 'add' },
    { ...change, action: 'remove' },
  ])
})

test('FLT-07 a section chosen whole goes by its own name', async ({ page }) => {
  await visit(page, `${pages.products}?mushroom=mushroom&microscopy=microscopy&growing=genetics`)
  await expect(chips(page, 'en')).toHaveCount(3)
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['Mushroom', 'Genetics', 'Microscopy']), { timeout: 3000 })
})

test('FLT-12 an address nobody would write shows something sensible', async ({ page }) => {
  const chosen = chips(page, 'en')
  const sort = sorting(page, 'en')
  const all = page.getByText(/^Showing 1 - 20 of \d+ /)
  for (const query of [
    `main_flavor=${'z'.repeat(200)}`,
    'main_flavor=%E0%A4%A',
    'page=0',
    'page=-1',
    'page=x',
    'sort=evil',
    'sort=distance',
    'nearMe=true',
    'nearMe=false&lat=1&lng=1',
    'lat=999&lng=x&nearMe=true',
    '__proto__=1&constructor=2',
  ]) {
    await visit(page, `${pages.archive}?${query}`)
    await ready(page)
    await expect(all, query).toBeVisible()
    await expect(chosen, query).toHaveCount(0)
    await expect(sort, query).toHaveValue('createdAt')
  }
  await visit(page, `${pages.products}?price=abc&nearMe=true`)
  await ready(page)
  await expect(all).toBeVisible()
  await expect(chosen).toHaveCount(0)

  await visit(page, `${pages.archive}?page=1000000000`)
  await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible()
  await expect(page.getByRole('button', { name: words.en.archive.next, exact: true })).toBeDisabled()

  await visit(page, `${pages.archive}?main_flavor=zzz`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No matching products found for')
  await page.getByRole('button', { name: 'Remove zzz', exact: true }).click()
  await expect(page).toHaveURL(pages.archive)
  await expect(all).toBeVisible()
})

test('FLT-04 a price between two numbers, or above one', async ({ page }) => {
  const t = words.en.filters
  await visit(page, pages.products)
  await ready(page)
  const sidebar = await openSidebar(page, 'en')
  await sidebar.getByRole('button', { name: 'Price', exact: true }).click()
  const from = sidebar.getByRole('spinbutton', { name: t.from, exact: true })
  const to = sidebar.getByRole('spinbutton', { name: t.to, exact: true })
  await from.fill('10')
  await to.fill('20.5')
  await sidebar.getByRole('button', { name: t.set, exact: true }).click()
  await expect(page).toHaveURL(`${pages.products}?price=10-20.5`)
  await closeSidebar(page, 'en')
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['Price: 10 – 20.5']))
  await expectTotal(
    page,
    'en',
    (await ask(page, { relationTo: 'products', activeFilters: { price: ['10-20.5'] } })).totalDocs,
  )

  const again = await openSidebar(page, 'en')
  await expect(from).toHaveValue('10')
  await to.fill('')
  await to.press('Enter')
  await expect(page).toHaveURL(`${pages.products}?price=10-`)
  await from.fill('')
  await again.getByRole('button', { name: t.set, exact: true }).click()
  await expect(page).toHaveURL(pages.products)
  await closeSidebar(page, 'en')
  await expect(chips(page, 'en')).toHaveCount(0)
})

test('FLT-12 the order is chosen, kept in the address, and offers what the collection can be sorted by', async ({
  page,
}) => {
  const sort = sorting(page, 'en')
  const offered = () => sort.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  await visit(page, pages.products)
  await ready(page)
  expect(await offered()).toEqual(['createdAt', '-createdAt', 'title', 'price', '-price', '-rating'])
  for (const order of ['price', '-price', 'title', '-rating', '-createdAt']) {
    await sort.selectOption(order)
    await expect(page).toHaveURL(`${pages.products}?sort=${order}`)
    const { data } = await ask(page, { relationTo: 'products', sort: order })
    await expect(cards(page).getByRole('heading')).toHaveText((data.products ?? []).map(({ title }) => title))
  }
  await sort.selectOption('createdAt')
  await expect(page).toHaveURL(pages.products)
  await visit(page, pages.posts)
  await ready(page)
  expect(await offered()).toEqual(['createdAt', '-createdAt', 'title'])
})
