import failedLists from '../../messages/failed-lists.json' with { type: 'json' }
import type { Locator, Page, Route } from '@playwright/test'
import { at, expect, isSmall, locales, pages, test, visit, words } from '../fixtures'
import {
  send,
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
  promoted,
  sorting,
  tracked,
} from '../sidebar'

const skeletons = (page: Page) => page.locator('[data-skeleton]')

/** Holds back the responses to filters until the returned function is called, then sends `answer`. */
async function holdResponses(page: Page, answer: (route: Route) => Promise<void>): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/filter', async (route) => {
    await released
    await answer(route)
  })
  return release
}

const sold = {
  slug: 'pleurotus-ostreatus',
  name: { en: 'Oyster Mushroom', es: 'Seta de ostra', pt: 'Cogumelo-ostra' },
} as const

const nothing = {
  en: 'Edibles / Gummies, Equipment / Grow Kits',
  es: 'Comestibles / Gomitas, Equipo / Kits de cultivo',
  pt: 'Comestíveis / Gomas, Equipamentos / Kits de cultivo',
} as const

const onSale = { en: 'On sale', es: 'En oferta', pt: 'Em promoção' } as const

const archives = {
  mushrooms: pages.archive,
  products: pages.products,
  vendors: pages.vendors,
  growingguides: '/mushrooms/growing-guides',
  posts: pages.posts,
  projects: '/projects',
} as const

/** Replaces the selection by an invalid one, so that the call rejects it. */
const sendNonsense = (route: Route): Promise<void> =>
  route.continue({
    postData: JSON.stringify({ ...(route.request().postDataJSON() as object), activeFilters: { nearMe: ['perhaps'] } }),
  })

/** Left and right edge of every card or frame, and their median height. */
const measures = async (all: Locator) => {
  const boxes = await all.evaluateAll((list) =>
    list.map((one) => {
      const { x, width, height } = one.getBoundingClientRect()
      return { x, width, height }
    }),
  )
  const heights = boxes.map(({ height }) => height).sort((a, b) => a - b)
  return {
    first: heights.length > 0 ? boxes[0] : undefined,
    columns: [...new Set(boxes.map(({ x }) => Math.round(x)))].sort((a, b) => a - b),
    usual: heights[Math.floor(heights.length / 2)] ?? 0,
  }
}

test('@wide ARC-04 the skeletons of each archive have the size of its cards', async ({ page }) => {
  for (const [collection, path] of Object.entries(archives)) {
    const release = await holdResponses(page, (route) => route.continue())
    await visit(page, path)
    await sorting(page, 'en').selectOption('title')
    await expect(skeletons(page), collection).toHaveCount(9)
    const frames = await measures(skeletons(page))
    release()
    await expect(cards(page).first(), collection).toBeVisible()
    const drawn = await measures(cards(page))
    expect(frames.columns, collection).toEqual(drawn.columns)
    expect(frames.first?.width, collection).toBe(drawn.first?.width)
    expect(
      Math.abs(frames.usual - drawn.usual),
      `${collection}: ${frames.usual} and ${drawn.usual}`,
    ).toBeLessThanOrEqual(4)
    await page.unroute('**/api/filter')
  }
})

for (const locale of locales) {
  const t = words[locale].filters
  const { archive } = words[locale]
  const everywhere = locale === 'pt' ? '' : '@wide '

  test(`${everywhere}ARC-05 ARC-06 FLT-10 the pagination of a filtered archive changes the list in place (${locale})`, async ({
    page,
  }) => {
    const { totalDocs, totalPages } = await send(page, { relationTo: 'mushrooms', sort: 'title', locale })
    expect(totalPages).toBeGreaterThan(2)
    await visit(page, at(locale, pages.archive))
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
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      expect(await page.evaluate(() => document.activeElement?.matches('main [tabindex="-1"]'))).toBe(true)
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

  test(`@wide ARC-04 ARC-09 FLT-11 nine skeletons show while a filtered archive loads, and a failure shows an error and a retry button (${locale})`, async ({
    page,
    watch,
  }) => {
    watch.tolerate(/400|500|502|ERR_FAILED/)
    const release = await holdResponses(page, (route) => route.fulfill({ status: 500, json: { error: 'boom' } }))
    await visit(page, at(locale, pages.products))
    await promoted(page, locale, onSale[locale]).click()
    await expect(skeletons(page)).toHaveCount(9)
    await expect(page.getByRole('status', { name: t.loading, exact: true })).toBeAttached()
    await expect(cards(page)).toHaveCount(0)
    release()
    const alert = page.getByRole('main').getByRole('alert')
    const retry = alert.getByRole('button', { name: t.retry, exact: true })
    await expect(alert).toContainText('boom')
    await expect(skeletons(page)).toHaveCount(0)

    const { failed, badSelection } = words[locale].filterErrors
    for (const [broken, says] of [
      [(route: Route) => route.abort('failed'), failed],
      [sendNonsense, badSelection],
      [(route: Route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }), failed],
    ] as const) {
      await page.unroute('**/api/filter')
      await page.route('**/api/filter', broken)
      await retry.click()
      await expect(alert).toContainText(says)
    }

    await page.unroute('**/api/filter')
    await retry.click()
    await expect(alert).toHaveCount(0)
    await expect(chips(page, locale)).toHaveCount(1)
    await expect(cards(page).first()).toBeVisible()
  })

  test(`@wide ARC-09 a sorted archive that fails shows the error message of its collection (${locale})`, async ({
    page,
    watch,
  }) => {
    watch.tolerate(/500/)
    await page.route('**/api/filter', (route) => route.fulfill({ status: 500, json: { error: 'boom' } }))
    for (const [collection, path] of Object.entries(archives)) {
      await visit(page, at(locale, path))
      await sorting(page, locale).selectOption('title')
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert, path).toContainText(failedLists[locale][collection as keyof typeof archives])
      await expect(alert, path).not.toContainText('boom')
    }
  })

  test(`@wide NAV-04 ARC-07 an archive filtered by a species in its address names it; an empty one names the filters and clears them (${locale})`, async ({
    page,
  }) => {
    const id = await idOf(page, 'mushrooms', sold.slug)
    await visit(page, at(locale, `${pages.products}?species=${id}`))
    const { totalDocs } = await send(page, { relationTo: 'products', activeFilters: { species: [id] } })
    await expectTotal(page, locale, totalDocs)
    await expect(chips(page, locale)).toHaveText(chipNames(locale, [sold.name[locale]]))

    await visit(page, at(locale, `${pages.products}?mushroom=gummies&growing=grow-kits`))
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(filled(t.empty, { filter: nothing[locale] }))
    await expect(alert).toContainText(t.emptyHint)
    await expect(chips(page, locale)).toHaveCount(2)
    await alert.getByRole('button', { name: t.clear, exact: true }).click()
    await expect(page).toHaveURL(at(locale, pages.products))
    await expect(cards(page)).toHaveCount(20)
  })
}

test('@wide FLT-12 D-11 a filter on page 2 leads to the archive without a page number, and back returns to page 2', async ({
  page,
}) => {
  const second = `${pages.products}/page/2`
  const narrowed = `${pages.products}?availability=on-sale`
  const shown = (from: number) => page.getByText(new RegExp(`^Showing ${from} - `))
  await visit(page, second)
  await promoted(page, 'en', 'On sale').click()
  await expect(page).toHaveURL(narrowed)
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['On sale']))
  await page.goBack()
  await expect(page).toHaveURL(second)
  await expect(chips(page, 'en')).toHaveCount(0)
  await expect(shown(21)).toBeVisible()
  await page.goForward()
  await expect(chips(page, 'en')).toHaveCount(1)

  await page.getByRole('button', { name: words.en.filters.clear, exact: true }).click()
  await expect(page).toHaveURL(pages.products)
  await expect(shown(1)).toBeVisible()
  await expect(chips(page, 'en')).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL(narrowed)
  await expect(chips(page, 'en')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(second)
  await expect(shown(21)).toBeVisible()
})

test('@wide NAV-04 ARC-07 an empty archive names a species without products', async ({ page }) => {
  await visit(page, at('es', `${pages.products}?species=${await idOf(page, 'mushrooms', 'hypsizygus-tessulatus')}`))
  const t = words.es.filters
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toBeVisible()
  await expect(alert).toContainText(filled(t.empty, { filter: filled(t.species, { name: 'Shimeji' }) }))
  await expect(chips(page, 'es')).toHaveText(chipNames('es', ['Shimeji']))
})

test('@wide ARC-07 an empty archive names a top category, values of other sections, and Near Me', async ({ page }) => {
  const alert = page.getByRole('main').getByRole('alert')
  const { empty, noResults, nearMe } = words.en.filters
  for (const [path, filter, said] of [
    [`${pages.products}?classifieds=classifieds&mushroom=fresh`, 'category: Classifieds, Mushroom / Fresh', empty],
    [`${pages.archive}?main_flavor=vanilla&edibility=toxic`, 'Flavor / Vanilla, Edibility / Toxic', noResults],
    [`${pages.vendors}?nearMe=true&lat=52.52&lng=13.4`, nearMe, noResults],
  ] as const) {
    await visit(page, path)
    await expect(alert).toContainText(filled(said, { filter }))
  }
})

test('FLT-10 clearing all filters, and a modal that restores the former ones, are tracked for each value', async ({
  page,
}) => {
  const change = (section: string, value: string, action: string) => ({
    event: 'filter_change',
    section,
    value,
    action,
    relation: 'products',
  })
  await visit(page, `${pages.products}?mushroom=fresh,edibles&price=1-900&nearMe=true&lat=38.72&lng=-9.138`)
  await expect(chips(page, 'en')).toHaveCount(4)
  await page.getByRole('button', { name: words.en.filters.clear, exact: true }).first().click()
  await expect(page).toHaveURL(pages.products)
  const removed = await tracked(page)
  expect(removed).toHaveLength(4)
  expect(removed).toEqual(
    expect.arrayContaining([
      change('mushroom', 'fresh', 'remove'),
      change('mushroom', 'edibles', 'remove'),
      change('price', '1-900', 'remove'),
      { event: 'near_me_toggle', on: false },
    ]),
  )
  if (!isSmall(page)) return
  const dialog = await openSidebar(page, 'en')
  const sale = option(await expand(dialog, 'Availability'), 'On sale')
  await press(sale)
  await expect(sale).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => (await tracked(page)).slice(4))
    .toEqual([change('availability', 'on-sale', 'add'), change('availability', 'on-sale', 'remove')])
})

test('@wide FLT-10 every change of a filter is tracked', async ({ page }) => {
  await visit(page, pages.archive)
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

test('@wide FLT-07 the chip of a top category that is selected whole has its own name', async ({ page }) => {
  await visit(page, `${pages.products}?mushroom=mushroom&microscopy=microscopy&growing=genetics`)
  await expect(chips(page, 'en')).toHaveCount(3)
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['Mushroom', 'Genetics', 'Microscopy']))
})

test('@wide FLT-12 an archive ignores invalid filters, sort orders and pages in its address', async ({ page }) => {
  const all = page.getByText(/^Showing 1 - (\d+) of (?:\1|\d{2,}) /)
  for (const path of [
    `${pages.archive}?main_flavor=${'z'.repeat(200)}&page=0&sort=evil`,
    `${pages.archive}?main_flavor=%E0%A4%A&page=-1&sort=distance&nearMe=true`,
    `${pages.archive}?page=x&__proto__=1&constructor=2&main_type=`,
    `${pages.products}?price=abc&nearMe=true`,
    `${pages.products}?price=9-1-2&nearMe=yes&lat=1&lng=1`,
    `${pages.products}?lat=999&lng=x&nearMe=true&page=1.5`,
    `${pages.products}?rating=9`,
    `${pages.posts}?sort=price`,
  ]) {
    await visit(page, path)
    await expect(all, path).toBeVisible()
    await expect(chips(page, 'en'), path).toHaveCount(0)
    await expect(sorting(page, 'en'), path).toHaveValue('createdAt')
  }

  await visit(page, `${pages.archive}?page=1000000000`)
  await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible()
  await expect(page.getByRole('button', { name: words.en.archive.next, exact: true })).toBeDisabled()
})

test('@wide D-06 FLT-07 NAV-04 a filter whose value no longer exists finds nothing, and its chip can be removed', async ({
  page,
}) => {
  const id = await idOf(page, 'mushrooms', sold.slug)
  for (const [query, name] of [
    ['mushroom=none-such', 'none-such'],
    ['species=99999', '99999'],
    ['vendor=none-such', 'none-such'],
  ] as const) {
    await visit(page, `${pages.products}?${query}`)
    await expect(chips(page, 'en')).toHaveText(chipNames('en', [name]))
    await expect(page.getByRole('alert').filter({ hasText: name })).toBeVisible()
    await chips(page, 'en').click()
    await expect(page).toHaveURL(pages.products)
    await expect(page.getByText(/^Showing 1 - 20 of \d+ /)).toBeVisible()
  }

  await visit(page, `${pages.products}?species=99999,${id}`)
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['99999', sold.name.en]))
  const { totalDocs } = await send(page, { relationTo: 'products', activeFilters: { species: [id] } })
  await expect(page.getByText(new RegExp(`^Showing 1 - \\d+ of ${totalDocs} `))).toBeVisible()
})

test('@wide FLT-04 products are filtered by a rating between two numbers', async ({ page }) => {
  const t = words.en.filters
  await visit(page, pages.products)
  const sidebar = await openSidebar(page, 'en')
  await sidebar.getByRole('button', { name: 'Rating', exact: true }).click()
  await sidebar.getByRole('textbox', { name: t.from, exact: true }).fill('3')
  await sidebar.getByRole('textbox', { name: t.to, exact: true }).fill('4.5')
  await sidebar.getByRole('button', { name: t.set, exact: true }).click()
  await closeSidebar(page, 'en')
  await expect(page).toHaveURL(`${pages.products}?rating=3-4.5`)
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['Rating: 3 – 4.5']))
  const { totalDocs } = await send(page, { relationTo: 'products', activeFilters: { rating: ['3-4.5'] } })
  expect(totalDocs).toBeGreaterThan(0)
  await expectTotal(page, 'en', totalDocs)
})

test('@wide FLT-04 a price filter takes a decimal comma, and rejects what is no number', async ({ page }) => {
  const t = words.es.filters
  await visit(page, `/es${pages.products}`)
  const sidebar = await openSidebar(page, 'es')
  await sidebar.getByRole('button', { name: 'Precio', exact: true }).click()
  const from = sidebar.getByRole('textbox', { name: t.from, exact: true })
  await from.pressSequentially('12,50')
  await from.press('Enter')
  await expect(page).toHaveURL(`/es${pages.products}?price=12.5-`)
  await expect(chips(page, 'es')).toHaveText(chipNames('es', ['Precio: ≥ 12,5']))
  await expect(from).toHaveValue('12,5')
  const to = sidebar.getByRole('textbox', { name: t.to, exact: true })
  await to.fill('cheap')
  await to.press('Enter')
  await expect(to).toHaveValue('')
  await expect(page).toHaveURL(`/es${pages.products}?price=12.5-`)
})

test('FLT-04 products are filtered by a price between two numbers, or above one', async ({ page }) => {
  const t = words.en.filters
  await visit(page, pages.products)
  const sidebar = await openSidebar(page, 'en')
  await sidebar.getByRole('button', { name: 'Price', exact: true }).click()
  const from = sidebar.getByRole('textbox', { name: t.from, exact: true })
  const to = sidebar.getByRole('textbox', { name: t.to, exact: true })
  for (const end of [from, to]) await expect(end).toHaveAccessibleDescription(t.ownCurrency)
  await from.fill('10')
  await to.fill('20.5')
  await sidebar.getByRole('button', { name: t.set, exact: true }).click()
  await closeSidebar(page, 'en')
  await expect(page).toHaveURL(`${pages.products}?price=10-20.5`)
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['Price: 10 – 20.5']))
  await expectTotal(
    page,
    'en',
    (await send(page, { relationTo: 'products', activeFilters: { price: ['10-20.5'] } })).totalDocs,
  )

  await openSidebar(page, 'en')
  await expect(from).toHaveValue('10')
  await to.fill('')
  await to.press('Enter')
  await closeSidebar(page, 'en')
  await expect(page).toHaveURL(`${pages.products}?price=10-`)
  const again = await openSidebar(page, 'en')
  await from.fill('')
  await again.getByRole('button', { name: t.set, exact: true }).click()
  await closeSidebar(page, 'en')
  await expect(page).toHaveURL(pages.products)
  await expect(chips(page, 'en')).toHaveCount(0)
})

test('@wide FLT-12 the sort order is kept in the address, and each collection offers its own', async ({ page }) => {
  const sort = sorting(page, 'en')
  const offered = () => sort.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  await visit(page, pages.products)
  expect(await offered()).toEqual(['createdAt', '-createdAt', 'title', 'price', '-price', '-rating'])
  for (const order of ['price', '-price', 'title', '-rating', '-createdAt']) {
    await sort.selectOption(order)
    await expect(page).toHaveURL(`${pages.products}?sort=${order}`)
    const { data } = await send(page, { relationTo: 'products', sort: order })
    await expect(cards(page).getByRole('heading')).toHaveText((data.products ?? []).map(({ title }) => title))
  }
  await sort.selectOption('createdAt')
  await expect(page).toHaveURL(pages.products)
  await visit(page, pages.posts)
  expect(await offered()).toEqual(['createdAt', '-createdAt', 'title'])
})

for (const locale of locales) {
  test(`@wide NAV-01 the home page links to every species that fruits this month (${locale})`, async ({ page }) => {
    await visit(page, at(locale, '/'))
    await page.getByRole('link', { name: words[locale].calendar.allThisMonth }).click()
    await expect(page).toHaveURL(/\/mushrooms\/species\?season=now-n$/)
    await expect(chips(page, locale).first()).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
  })
}
