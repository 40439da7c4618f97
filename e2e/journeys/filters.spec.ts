import type { Locator } from '@playwright/test'
import { at, expect, isSmall, locales, openMenu, pages, ready, test, visit, words, reload } from '../fixtures'
import {
  send,
  cards,
  chipNames,
  chips,
  closeSidebar,
  countOf,
  expand,
  expectTotal,
  filled,
  expectLiveAddress,
  openSidebar,
  option,
  press,
  promoted,
  sectionButton,
  trigger,
} from '../sidebar'

const own = { en: 'English', es: 'Español', pt: 'Português' } as const
const next = { en: 'es', es: 'pt', pt: 'en' } as const

const names = {
  en: {
    type: { title: 'Type', culinary: 'Culinary' },
    flavor: { title: 'Flavor', nutty: 'Nutty', mild: 'Mild' },
    edibility: { title: 'Edibility', choice: 'Choice edible', cooked: 'Edible when cooked' },
  },
  es: {
    type: { title: 'Tipo', culinary: 'Culinario' },
    flavor: { title: 'Sabor', nutty: 'A frutos secos', mild: 'Suave' },
    edibility: { title: 'Comestibilidad', choice: 'Excelente comestible', cooked: 'Comestible solo cocinado' },
  },
  pt: {
    type: { title: 'Tipo', culinary: 'Culinário' },
    flavor: { title: 'Sabor', nutty: 'De nozes', mild: 'Suave' },
    edibility: { title: 'Comestibilidade', choice: 'Comestível excelente', cooked: 'Comestível apenas cozido' },
  },
} as const

const three = { main_type: ['culinary'], main_flavor: ['nutty'], edibility: ['choice'] }

for (const locale of locales) {
  const { type, flavor, edibility } = names[locale]
  const t = words[locale].filters

  test(`FLT-01 FLT-04 FLT-07 FLT-12 filters of three sections narrow the species with true counts, and each can be removed (${locale})`, async ({
    page,
  }) => {
    const species = { relationTo: 'mushrooms', locale }
    await visit(page, at(locale, pages.archive))
    const sidebar = await openSidebar(page, locale)
    const bare = at(locale, pages.archive)
    await press(option(await expand(sidebar, type.title), type.culinary))
    await expectLiveAddress(page, `${bare}?main_type=culinary`, bare)
    const flavors = await expand(sidebar, flavor.title)
    await press(option(flavors, flavor.nutty))
    const edibilities = await expand(sidebar, edibility.title)
    await press(option(edibilities, edibility.choice))
    const all = `${bare}?main_type=culinary&main_flavor=nutty&edibility=choice`
    await expectLiveAddress(page, all, bare)

    const response = await send(page, { ...species, activeFilters: three })
    expect(response.totalDocs).toBeGreaterThan(1)
    for (const [facet, value, one] of [
      ['main_flavor', 'mild', option(flavors, flavor.mild)],
      ['edibility', 'edible-when-cooked', option(edibilities, edibility.cooked)],
    ] as const) {
      const instead = await send(page, { ...species, activeFilters: { ...three, [facet]: [value] } })
      expect(instead.totalDocs, value).toBeGreaterThan(0)
      expect(response.facets[facet]?.[value], value).toBe(instead.totalDocs)
      await expect.poll(() => countOf(one), { message: value }).toBe(instead.totalDocs)
    }
    await closeSidebar(page, locale)
    await expect(page).toHaveURL(all)
    await expectTotal(page, locale, response.totalDocs)
    await expect(chips(page, locale)).toHaveText(chipNames(locale, [type.culinary, flavor.nutty, edibility.choice]))

    const name = filled(t.remove, { name: flavor.nutty })
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page).toHaveURL(at(locale, `${pages.archive}?main_type=culinary&edibility=choice`))
    await expect(chips(page, locale)).toHaveText(chipNames(locale, [type.culinary, edibility.choice]))
    const { main_flavor: _, ...two } = three
    await expectTotal(page, locale, (await send(page, { ...species, activeFilters: two })).totalDocs)

    await page.getByRole('button', { name: t.clear, exact: true }).click()
    await expect(page).toHaveURL(at(locale, pages.archive))
    await expect(chips(page, locale)).toHaveCount(0)
    await expect(cards(page)).toHaveCount(20)
  })

  test(`@wide FLT-12 I18-02 the address keeps the filters: shared, reloaded, back, forward, in another locale (${locale})`, async ({
    page,
  }) => {
    const bare = at(locale, pages.archive)
    const one = `${bare}?main_flavor=nutty`
    const two = `${bare}?main_flavor=nutty&edibility=choice`
    await visit(page, bare)
    await press(option(await expand(await openSidebar(page, locale), flavor.title), flavor.nutty))
    await closeSidebar(page, locale)
    await expect(page).toHaveURL(one)
    await press(option(await expand(await openSidebar(page, locale), edibility.title), edibility.choice))
    await closeSidebar(page, locale)
    await expect(page).toHaveURL(two)
    const both = chipNames(locale, [flavor.nutty, edibility.choice])
    await expect(chips(page, locale)).toHaveText(both)
    const { totalDocs: total } = await send(page, {
      relationTo: 'mushrooms',
      activeFilters: { main_flavor: ['nutty'], edibility: ['choice'] },
    })
    await expectTotal(page, locale, total)
    const shown = await cards(page).allInnerTexts()

    const other = await page.context().newPage()
    await visit(other, two)
    await expect(chips(other, locale)).toHaveText(both)
    await expectTotal(other, locale, total)
    expect(await cards(other).allInnerTexts()).toEqual(shown)
    await other.close()

    await page.goBack()
    await expect(page).toHaveURL(one)
    await expect(chips(page, locale)).toHaveText(chipNames(locale, [flavor.nutty]))
    await page.goBack()
    await expect(page).toHaveURL(bare)
    await expect(chips(page, locale)).toHaveCount(0)
    await page.goForward()
    await expect(chips(page, locale)).toHaveText(chipNames(locale, [flavor.nutty]))
    await page.goForward()
    await expect(page).toHaveURL(two)
    await expect(chips(page, locale)).toHaveText(both)

    const to = next[locale]
    const menu = await openMenu(page, locale)
    await menu.getByRole('link', { name: own[to] }).click()
    await expect(page).toHaveURL(at(to, `${pages.archive}?main_flavor=nutty&edibility=choice`))
    await expect(chips(page, to)).toHaveText(chipNames(to, [names[to].flavor.nutty, names[to].edibility.choice]))
    await expectTotal(page, to, total)
    await reload(page)
    await expect(chips(page, to)).toHaveCount(2)
    await expectTotal(page, to, total)
  })

  test(`FLT-08 on a small screen the filters are a modal with a live count, applied by its button alone (${locale})`, async ({
    page,
    watch,
  }) => {
    test.skip(!isSmall(page), 'Wide screens have the panel.')
    const bare = at(locale, pages.archive)
    await visit(page, bare)
    await expect(trigger(page, locale)).toHaveText(t.open)
    const dialog = await openSidebar(page, locale)
    await expect(dialog.getByRole('heading', { level: 2, name: t.title, exact: true })).toBeVisible()
    const apply = dialog.getByRole('button', { name: t.apply })
    await expect(apply).toHaveText(/ \(\d+\)$/)
    const whole = await apply.innerText()

    const nutty = option(await expand(dialog, flavor.title), flavor.nutty)
    await press(nutty)
    const { totalDocs } = await send(page, { relationTo: 'mushrooms', activeFilters: { main_flavor: ['nutty'] } })
    await expect(apply).toHaveText(`${t.apply} (${totalDocs})`)
    const cut = await dialog.evaluate((modal) =>
      [modal, ...modal.querySelectorAll('*')]
        .filter((node) => node.scrollWidth > node.clientWidth + 1 && !node.classList.contains('sr-only'))
        .filter((node) => getComputedStyle(node).overflowX !== 'visible')
        .map((node) => node.outerHTML.slice(0, 80)),
    )
    expect(cut, 'wider than the modal').toEqual([])
    const reached = await page.locator('a[href]:visible').evaluateAll(
      (links) =>
        links
          .filter((link) => !link.closest('dialog'))
          .filter((link) => {
            ;(link as HTMLElement).focus()
            return document.activeElement === link
          }).length,
    )
    expect(reached, 'links behind the modal that take the focus').toBe(0)

    const leave = {
      byEscape: () => page.keyboard.press('Escape'),
      byItsCross: () => dialog.getByRole('button', { name: t.close, exact: true }).click(),
    }
    for (const [how, away] of Object.entries(leave)) {
      await expect(page, how).toHaveURL(bare)
      await away()
      await expect(dialog, how).toBeHidden()
      await expect(trigger(page, locale), how).toBeFocused()
      await expect(trigger(page, locale), how).toHaveText(t.open)
      await expect(page, how).toHaveURL(bare)
      await expect(chips(page, locale), how).toHaveCount(0)
      await expect(cards(page), how).toHaveCount(20)
      await page.keyboard.press('Enter')
      await expect(dialog, how).toBeVisible()
      await expect(apply, how).toHaveText(whole)
      await expect(nutty, how).not.toBeChecked()
      await press(nutty)
      await expect(apply, how).toHaveText(`${t.apply} (${totalDocs})`)
    }

    await apply.click()
    await expect(dialog).toBeHidden()
    // The button moves the focus to the cards.
    const focused = page.locator('main [tabindex="-1"]:focus')
    await expect(focused).toHaveCount(1)
    await expect(focused).not.toContainText(t.open)
    await expect(trigger(page, locale)).toHaveText(`${t.open}(1)`)
    await expect(page).toHaveURL(`${bare}?main_flavor=nutty`)
    await expectTotal(page, locale, totalDocs)

    // Escape discards new ticks and restores the previous selection.
    await openSidebar(page, locale)
    await press(nutty)
    await press(option(dialog.getByRole('group', { name: flavor.title, exact: true }), flavor.mild))
    await expect(nutty).not.toBeChecked()
    await leave.byEscape()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(`${bare}?main_flavor=nutty`)
    await expect(chips(page, locale)).toHaveText(chipNames(locale, [flavor.nutty]))
    await expectTotal(page, locale, totalDocs)

    // The whole selection is one entry of the history.
    await page.goBack()
    await expect(page).toHaveURL(bare)
    await expect(chips(page, locale)).toHaveCount(0)

    // The button has no number when the count failed.
    watch.tolerate(/api\/filter/)
    await page.route('**/api/filter', (route) => route.abort('failed'))
    await openSidebar(page, locale)
    await press(nutty)
    await expect(dialog.getByRole('alert')).toHaveText(words[locale].filterErrors.failed)
    await expect(apply).toHaveText(t.apply)
  })
}

test('@wide FLT-08 a filter ticked just before the modal closes is dropped with the others, or applied with its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await visit(page, pages.archive)
  /** Ticks and clicks in one task, so that no paint happens in between. */
  const tickAnd = async (button: (dialog: Locator) => Locator) => {
    const dialog = await openSidebar(page, 'en')
    const nutty = option(await expand(dialog, 'Flavor'), 'Nutty')
    const [box, end] = [await nutty.elementHandle(), await button(dialog).elementHandle()]
    await page.evaluate(
      (elements) => {
        for (const element of elements) if (element instanceof HTMLElement) element.click()
      },
      [box, end],
    )
    await expect(dialog).toBeHidden()
  }

  await tickAnd((dialog) => dialog.getByRole('button', { name: words.en.filters.close, exact: true }))
  await openSidebar(page, 'en')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(pages.archive)
  await expect(chips(page, 'en')).toHaveCount(0)

  await tickAnd((dialog) => dialog.getByRole('button', { name: new RegExp(`^${words.en.filters.apply}`) }))
  await expect(page).toHaveURL(`${pages.archive}?main_flavor=nutty`)
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['Nutty']))
})

test('@wide FLT-08 a click beside the modal or going back drops new filters, and widening the window applies them', async ({
  page,
}) => {
  const narrow = { width: 768, height: 900 }
  await page.setViewportSize(narrow)
  await visit(page, pages.archive)
  await promoted(page, 'en', 'Culinary').click()
  await expect(page).toHaveURL(`${pages.archive}?main_type=culinary`)
  const dialog = await openSidebar(page, 'en')
  const nutty = option(await expand(dialog, 'Flavor'), 'Nutty')
  const flavored = `${pages.archive}?main_type=culinary&main_flavor=nutty`

  await press(nutty)
  await expect(nutty).toBeChecked()
  await page.mouse.click(60, 450)
  await expect(dialog).toBeHidden()
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['Culinary']))

  await openSidebar(page, 'en')
  await press(nutty)
  await expect(nutty).toBeChecked()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(pages.archive)
  await expect(chips(page, 'en')).toHaveCount(0)
  await page.goForward()
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['Culinary']))

  await openSidebar(page, 'en')
  await press(nutty)
  await expect(nutty).toBeChecked()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(flavored)
  const beside = (await openSidebar(page, 'en')).getByRole('group', { name: 'Flavor', exact: true })
  await expect(option(beside, 'Nutty')).toBeChecked()
})

const above = {
  [pages.archive]: { relationTo: 'mushrooms', facet: 'main_type', value: 'culinary', label: 'Culinary', rest: 2 },
  [pages.products]: { relationTo: 'products', facet: 'availability', value: 'on-sale', label: 'On sale', rest: 2 },
  [pages.vendors]: { relationTo: 'vendors', facet: 'vendorType', value: 'grower', label: 'Grower', rest: 2 },
  '/mushrooms/growing-guides': {
    relationTo: 'growingguides',
    facet: 'kind',
    value: 'indoor',
    label: 'Indoor growing',
    rest: 2,
  },
  [pages.posts]: { relationTo: 'posts', facet: 'topic', value: 'kitchen', label: 'Kitchen', rest: 2 },
  '/projects': { relationTo: 'projects', facet: 'stage', value: 'running', label: 'Running', rest: 2 },
} as const

test('FLT-12 SCR-01 the filters above each grid toggle in place, have live counts, and equal those of the sidebar', async ({
  page,
}) => {
  for (const [path, { relationTo, facet, value, label, rest }] of Object.entries(above)) {
    await visit(page, path)
    const one = promoted(page, 'en', label)
    const all = page.getByRole('group', { name: words.en.filters.promoted, exact: true }).getByRole('button')
    await expect(all, path).toHaveCount(rest + 1)
    const { facets } = await send(page, { relationTo, activeFilters: {} })
    await expect(one, path).toHaveText(new RegExp(`${facets[facet]?.[value] ?? 0}$`))
    await expect(one, path).toHaveAttribute('aria-pressed', 'false')
    const before = await cards(page).first().boundingBox()
    await one.click()
    await expect(one, path).toHaveAttribute('aria-pressed', 'true')
    await expect(page, path).toHaveURL(`${path}?${facet}=${value}`)
    const { totalDocs } = await send(page, { relationTo, activeFilters: { [facet]: [value] } })
    await expectTotal(page, 'en', totalDocs)
    await expect(chips(page, 'en'), path).toHaveText(chipNames('en', [label]))
    // The cards move down at most by the row of chips.
    const chipRow = await chips(page, 'en').first().boundingBox()
    const after = await cards(page).first().boundingBox()
    expect(after?.y, path).toBeLessThanOrEqual((before?.y ?? 0) + (chipRow?.height ?? 0) + 24)
    await one.click()
    await expect(page, path).toHaveURL(path)
    await expect(one, path).toHaveAttribute('aria-pressed', 'false')
  }
})

for (const locale of locales) {
  test(`@wide SPC-01 FLT-12 species in season now are a filter above the grid (${locale})`, async ({ page }) => {
    const now = {
      en: 'In season now (north)',
      es: 'De temporada (norte)',
      pt: 'Da época (norte)',
    }[locale]
    await visit(page, at(locale, pages.archive))
    await promoted(page, locale, now).click()
    await expect(page).toHaveURL(at(locale, `${pages.archive}?season=now-n`))
    const month = `n${new Date().getUTCMonth() + 1}`
    const { totalDocs } = await send(page, { relationTo: 'mushrooms', activeFilters: { season: [month] } })
    await expectTotal(page, locale, totalDocs)
    await expect(chips(page, locale)).toHaveText(chipNames(locale, [now.replaceAll(/[()]/g, String.raw`\$&`)]))
    await expect(promoted(page, locale, now)).toHaveText(new RegExp(`${totalDocs}$`))
  })
}

test('@wide FLT-02 NAV-11 a compound that no filter lists is read from the address, and ticked in its section', async ({
  page,
}) => {
  await visit(page, `${pages.archive}?main_chemistry=muscimol`)
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['Muscimol']))
  const { totalDocs } = await send(page, { relationTo: 'mushrooms', activeFilters: { main_chemistry: ['muscimol'] } })
  expect(totalDocs).toBeGreaterThan(0)
  await expectTotal(page, 'en', totalDocs)
  const sidebar = await openSidebar(page, 'en')
  await expect(sectionButton(sidebar, 'Chemistry')).toHaveAttribute('aria-expanded', 'true')
  const muscimol = option(sidebar.getByRole('group', { name: 'Chemistry', exact: true }), 'Muscimol')
  await expect(muscimol).toBeChecked()
  const offered = await expand(sidebar, 'Psychoactive')
  await expect(offered.getByRole('checkbox')).toHaveCount(6)
  await press(muscimol)
  await expect(chips(page, 'en')).toHaveCount(0)
  await expect(muscimol).toHaveCount(0)
})

test('FLT-04 FLT-06 sections with a filter start open, long ones scroll and have a search, and their state is kept', async ({
  page,
}) => {
  const t = words.en.filters
  const path = `${pages.archive}?main_chemistry=psilocybin&main_flavor=nutty`
  await visit(page, path)
  await expect(chips(page, 'en')).toHaveCount(2)
  const sidebar = await openSidebar(page, 'en')
  for (const [title, open] of [
    ['Chemistry', 'true'],
    ['Psychoactive', 'true'],
    ['Medicinal', 'false'],
    ['Flavor', 'true'],
    ['Helps With', 'false'],
    ['Texture', 'false'],
  ] as const) {
    await expect(sectionButton(sidebar, title), title).toHaveAttribute('aria-expanded', open)
  }

  const benefits = await expand(sidebar, 'Helps With')
  const frame = await benefits.evaluate((grid) => ({
    height: grid.getBoundingClientRect().height,
    scrolls: grid.scrollHeight > grid.clientHeight && getComputedStyle(grid).overflowY === 'auto',
    columns: new Set([...grid.children].map((child) => Math.round(child.getBoundingClientRect().x))).size,
  }))
  expect(frame.height).toBeGreaterThan(100)
  expect(frame.height).toBeLessThanOrEqual(220)
  expect(frame).toMatchObject({ scrolls: true, columns: 2 })

  const search = sidebar.getByRole('searchbox', { name: filled(t.search, { section: 'Helps With' }), exact: true })
  await search.fill('ANXI')
  await expect(benefits.getByRole('checkbox')).toHaveCount(1)
  await expect(option(benefits, 'Anxiety')).toBeAttached()
  await search.fill('nothing of this name')
  await expect(sidebar.getByText(t.noOption, { exact: true })).toBeVisible()
  await search.fill('')
  await expect(option(benefits, 'Sleep')).toBeAttached()

  const types = await expand(sidebar, 'Type')
  await expect(
    sidebar.getByRole('searchbox', { name: filled(t.search, { section: 'Type' }), exact: true }),
  ).toHaveCount(0)
  const { facets } = await send(page, {
    relationTo: 'mushrooms',
    activeFilters: { main_chemistry: ['psilocybin'], main_flavor: ['nutty'] },
  })
  for (const [value, label] of [
    ['culinary', 'Culinary'],
    ['medicinal', 'Medicinal'],
    ['psychoactive', 'Psychoactive'],
  ] as const) {
    await expect(option(types, label)).toBeEnabled({ enabled: (facets.main_type?.[value] ?? 0) > 0 })
  }
  const flavors = sidebar.getByRole('group', { name: 'Flavor', exact: true })
  // A selected option without results stays enabled, so that it can be removed.
  await expect(option(flavors, 'Nutty')).toBeChecked()
  await expect(option(flavors, 'Nutty')).toBeEnabled()

  await reload(page)
  await expect(chips(page, 'en')).toHaveCount(2)
  const again = await openSidebar(page, 'en')
  await expect(sectionButton(again, 'Type')).toHaveAttribute('aria-expanded', 'true')
  await expect(sectionButton(again, 'Helps With')).toHaveAttribute('aria-expanded', 'true')
  await expect(sectionButton(again, 'Texture')).toHaveAttribute('aria-expanded', 'false')

  const tab = await page.context().newPage()
  await visit(tab, pages.archive)
  await ready(tab)
  await expect(sectionButton(await openSidebar(tab, 'en'), 'Type')).toHaveAttribute('aria-expanded', 'false')
})

test('@wide FLT-04 a section takes at most twenty values, says so, and takes another once one is removed', async ({
  page,
}) => {
  const t = words.en.filters
  const { facets } = await send(page, { relationTo: 'mushrooms', activeFilters: {} })
  const benefits = Object.keys(facets.main_benefit ?? {}).slice(0, 21)
  expect(benefits).toHaveLength(21)
  await visit(page, `${pages.archive}?main_benefit=${benefits.join(',')}`)
  await expect(chips(page, 'en')).toHaveCount(20)
  const sidebar = await openSidebar(page, 'en')
  const options = sidebar.getByRole('group', { name: 'Helps With', exact: true })
  const full = sidebar.getByText(filled(t.full, { count: 20 }), { exact: true })
  await expect(full).toBeVisible()
  await expect(options.locator('input:not(:checked):enabled')).toHaveCount(0)

  await options.locator('input:checked').first().uncheck({ force: true })
  await expect(chips(page, 'en')).toHaveCount(19)
  await expect(full).toHaveCount(0)
  await expect(options.locator('input:not(:checked):enabled').first()).toBeAttached()
})

test('FLT-04 a focused option is scrolled into view', async ({ page }) => {
  await visit(page, pages.archive)
  const sidebar = await openSidebar(page, 'en')
  const benefits = await expand(sidebar, 'Helps With')
  for (const one of [benefits.getByRole('checkbox').nth(24), benefits.getByRole('checkbox').last()]) {
    await one.focus()
    await expect(one.locator('xpath=..')).toBeInViewport({ ratio: 0.9 })
  }
  const room = await sidebar.evaluate((panel) => {
    const frames = [panel, ...panel.querySelectorAll('*')].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
    )
    const outer = frames[0] ?? panel
    const bottom = Math.max(...[...outer.children].map((child) => child.getBoundingClientRect().bottom))
    return outer.scrollHeight - (bottom - outer.getBoundingClientRect().top + outer.scrollTop)
  })
  expect(room, 'empty room below the last section').toBeLessThan(60)
})

test('@wide FLT-06 removing the last filter of a section leaves it open and keeps the focus', async ({ page }) => {
  await visit(page, `${pages.archive}?main_flavor=nutty`)
  await expect(chips(page, 'en')).toHaveCount(1)
  const sidebar = await openSidebar(page, 'en')
  const nutty = option(sidebar.getByRole('group', { name: 'Flavor', exact: true }), 'Nutty')
  await nutty.focus()
  await page.keyboard.press('Space')
  await expect(chips(page, 'en')).toHaveCount(0)
  await expect(nutty).toBeFocused()
})

test('@wide FLT-12 filtering from the middle of the list scrolls to its beginning, with chips and cards in view', async ({
  page,
}) => {
  await visit(page, pages.archive)
  const sidebar = await openSidebar(page, 'en')
  const nutty = option(await expand(sidebar, 'Flavor'), 'Nutty')
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
  await nutty.focus()
  await page.keyboard.press('Space')
  await expect(chips(page, 'en')).toHaveCount(1)
  await expect(chips(page, 'en').first()).toBeInViewport()
  await expect(cards(page).first()).toBeInViewport()
  await expect(nutty).toBeFocused()
})

test('FLT-05 effects are toggle buttons with their pressed state', async ({ page }) => {
  await visit(page, pages.archive)
  const sidebar = await openSidebar(page, 'en')
  const effects = await expand(sidebar, 'Effect')
  await expect(effects.getByRole('checkbox')).toHaveCount(0)
  const euphoric = effects.getByRole('button', { name: /^Euphoric \d+$/ })
  await expect(euphoric).toHaveAttribute('aria-pressed', 'false')
  await expect(euphoric.locator('svg')).toBeVisible()
  const lefts = await effects
    .locator('button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)))
  expect(new Set(lefts).size, 'FLT-04 columns').toBe(2)
  await euphoric.click()
  await expect(euphoric).toHaveAttribute('aria-pressed', 'true')
  await closeSidebar(page, 'en')
  await expect(page).toHaveURL(`${pages.archive}?main_effect=euphoric`)
  const { totalDocs } = await send(page, { relationTo: 'mushrooms', activeFilters: { main_effect: ['euphoric'] } })
  await expectTotal(page, 'en', totalDocs)
  await expect(chips(page, 'en')).toHaveText(chipNames('en', ['Euphoric']))
})
