import type { Locator } from '@playwright/test'
import { edibilities } from '../../src/features/catalogue/vocabulary/support-terms.data'
import { lightAndDark } from '../axe'
import { at, expect, isSmall, locales, test, visit, words } from '../fixtures'

const key = '/mushrooms/species/identify'

const questionOf = (main: Locator, slug: string): Locator =>
  main.locator('details').filter({ has: main.page().locator(`#${slug}`) })

test('KEY-01 KEY-02 an answer narrows the key at once, by keyboard, and is kept in the address', async ({ page }) => {
  const t = words.en.identify
  await visit(page, key)
  const main = page.getByRole('main')
  const underside = questionOf(main, 'underside')
  const pores = underside.getByRole('radio', { name: 'Pores' })
  if ((await underside.getAttribute('open')) === null) await underside.locator('> summary').press('Enter')
  await pores.press('Space')
  await expect(page).toHaveURL(/&underside=pores$/)
  await expect(main.locator('h3 a[href="/mushrooms/rubroboletus-satanas"]')).toBeVisible()
  await expect(main.locator('h3 a[href="/mushrooms/hydnum-repandum"]')).toHaveCount(0)
  await expect(pores).toBeFocused()

  await questionOf(main, 'cap-color').locator('> summary').click()
  await questionOf(main, 'cap-color').getByText('Brown', { exact: true }).click()
  await expect(page).toHaveURL(/underside=pores&cap-color=brown$/)
  await questionOf(main, 'cap-color').getByText(t.unsure, { exact: true }).last().click()
  await expect(page).toHaveURL(/underside=pores&cap-color=unsure$/)
  const next = main.locator('form a[href^="#"]').first()
  const asked = questionOf(main, ((await next.getAttribute('href')) ?? '').slice(1))
  await next.click()
  await expect(asked.getByText(t.unsure, { exact: true })).toBeVisible()

  // Back removes one answer, and forward restores it.
  const brown = questionOf(main, 'cap-color').getByRole('checkbox', { name: 'Brown' })
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/underside=pores&cap-color=brown$/)
  await expect(brown).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/underside=pores$/)
  await expect(brown).not.toBeChecked()
  await page.goForward()
  await expect(brown).toBeChecked()

  await main.getByRole('link', { name: t.reset }).click()
  await expect(page).toHaveURL(/identify\?half=north&month=\d+&continent=north-america$/)
})

test.describe('in New Zealand', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'en-NZ' })

  test('SAF-07 the key starts with the visitor’s place and month, and follows another country in the footer', async ({
    page,
  }) => {
    await visit(page, key)
    const main = page.getByRole('main')
    const month = new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Pacific/Auckland' }).format()
    await expect(page).toHaveURL(new RegExp(`half=south&month=${month}&continent=oceania$`))
    await expect(main.getByText('Oceania', { exact: true }).first()).toBeVisible()
    const left = await main.getByRole('status').innerText()

    await page.locator('body > footer').getByLabel(words.en.place.label).selectOption('ES')
    await expect(page).toHaveURL(/half=north&month=\d+&continent=europe$/)
    await expect(main.getByRole('status')).not.toHaveText(left)

    await visit(page, `${key}?continent=asia&underside=gills`)
    await expect(questionOf(main, 'continent').getByText('Asia').first()).toBeVisible()
    await expect(page).toHaveURL(/continent=asia&underside=gills$/)
  })
})

test('@wide KEY-03 the key shows its warning, and calls no species edible', async ({ page }) => {
  const t = words.en.identify
  await visit(page, `${key}?underside=gills&ring=absent&volva=absent&cap-color=green&spore-print=white&host=oak`)
  const main = page.getByRole('main')
  await expect(main.locator('li h3').first()).toContainText('Amanita phalloides')
  await expect(main.getByText(t.warning)).toBeVisible()
  await expect(main.getByText(t.end)).toBeVisible()
  const said = await main.innerText()
  const eaten = edibilities.filter(({ slug }) => ['choice', 'edible', 'edible-when-cooked'].includes(slug))
  expect(eaten).toHaveLength(3)
  for (const { label } of eaten) expect(said).not.toContain(label.en)
})

test('KEY-01 the key and the comparison have no axe violations, light and dark', async ({ page }) => {
  for (const path of [
    `${key}?underside=gills&grows-on=wood`,
    '/mushrooms/species/compare?a=cantharellus-cibarius&b=omphalotus-olearius',
    '/mushrooms/species/compare?a=chanterel&b=jack-o-lantern',
  ]) {
    await visit(page, at('pt', path))
    await lightAndDark(page)
  }
})

test('KEY-04 a look-alike links to its comparison, whose first rows are those that decide', async ({ page }) => {
  const t = words.en.compare
  await visit(page, '/mushrooms/cantharellus-cibarius')
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: new RegExp(t.sideBySide) })
    .first()
    .click()
  await expect(page).toHaveURL(/compare\?a=cantharellus-cibarius&b=/)
  await expect(main.locator('tbody').first()).toContainText(t.decides)
  await main.getByRole('link', { name: t.other }).last().click()
  await expect(page).toHaveURL(/compare\?a=cantharellus-cibarius$/)
  await main.getByRole('searchbox').fill('seta de oliva')
  await main.getByRole('button', { name: t.submit }).click()
  await expect(main.getByText(t.meant)).toBeVisible()
  await main.locator('a[href$="&b=omphalotus-olearius"]').click()
  await expect(page).toHaveURL(/compare\?a=cantharellus-cibarius&b=omphalotus-olearius$/)
  await expect(main.getByRole('table', { name: t.title })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('table', { name: t.title })).toBeVisible()
  await expect(main.getByText(t.other, { exact: true }).filter({ visible: true })).toHaveCount(0)
})

test('KEY-01 the submit bar of the key covers no element that Tab reaches', async ({ page }) => {
  test.skip(!isSmall(page), 'A wide screen shows more than the button hides.')
  await visit(page, key)
  const bar = page.getByRole('main').locator('form > :last-child')
  const hidden: (string | null)[] = []
  await page.getByRole('main').locator('details > summary').first().focus()
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    const top = (await bar.boundingBox())?.y ?? 0
    hidden.push(
      await page.locator(':focus').evaluate((element, edge) => {
        const { bottom } = (element.closest('label') ?? element).getBoundingClientRect()
        return bottom > edge && !element.closest('form > :last-child') ? element.textContent : null
      }, top),
    )
  }
  expect(hidden.filter((text) => text !== null)).toEqual([])
})

test('@wide KEY-01 the key and the comparison fit 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    `${key}?underside=gills&surface=smooth&surface=slimy&host=other-broadleaf&host=spruce`,
    '/mushrooms/species/compare?a=cantharellus-cibarius&b=amanita-phalloides',
    '/mushrooms/species/compare',
  ])
    for (const locale of locales) {
      await visit(page, at(locale, path))
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, `${locale} ${path}`).toBe(0)
    }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const locale of locales)
    test(`PRS-02 KEY-01 the key is submitted as a form (${locale})`, async ({ page }) => {
      const t = words[locale].identify
      await visit(page, at(locale, key))
      const main = page.getByRole('main')
      const underside = questionOf(main, 'underside')
      if ((await underside.getAttribute('open')) === null) await underside.locator('> summary').click()
      await underside.locator('label').nth(1).click()
      await questionOf(main, 'ring').locator('> summary').click()
      await questionOf(main, 'ring').locator('label').last().click()
      await main.getByRole('button', { name: new RegExp(t.submit) }).click()
      await expect(page).toHaveURL(/\?underside=pores&ring=unsure#results$/)
      await expect(main.getByRole('heading', { name: t.dangerous })).toBeVisible()
      await expect(main.locator('a[href$="/mushrooms/rubroboletus-satanas"]')).toBeVisible()
      await expect(main.locator('a[href$="/mushrooms/hydnum-repandum"]')).toHaveCount(0)
    })
})

test('KEY-01 the submit button of the key scrolls with the page at 400 % zoom and with letters of twice the size', async ({
  page,
}) => {
  // The viewport of a window of 1280 by 1024 at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page, '/es' + key)
  const send = page.getByRole('main').getByRole('button', { name: words.es.identify.submit })
  await expect(send).not.toBeInViewport()
  await send.focus()
  await expect(send).toBeInViewport()
  // On a phone with letters twice as large, the button would cover the question that has the focus.
  await page.setViewportSize({ width: 360, height: 640 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await page.getByRole('main').locator('summary').first().focus()
  await expect(send).not.toBeInViewport()
})

test('KEY-04 two species are beside each other on a phone, and below each other with letters of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/pt/mushrooms/species/compare?a=amanita-phalloides&b=agaricus-bisporus')
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  const grade = page.getByRole('main').getByText('Mortal', { exact: true }).first()
  const between = async (): Promise<number> =>
    ((await names.nth(1).boundingBox())?.x ?? 0) - ((await names.nth(0).boundingBox())?.x ?? 0)
  expect(await between()).toBeGreaterThan(100)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect.poll(between).toBe(0)
  // A word that breaks has a box in each of its lines.
  const boxes = await grade.evaluate((chip) => {
    const range = document.createRange()
    range.selectNodeContents(chip.lastChild ?? chip)
    return range.getClientRects().length
  })
  expect(boxes).toBe(1)
})

test('PRS-01 an answer given offline is kept and explained, and is used once the connection is back', async ({
  page,
  context,
  watch,
}) => {
  // Lazy pictures further down are requested while offline.
  watch.tolerate(/ERR_INTERNET_DISCONNECTED.*\/api\/media\/file\//)
  await visit(page, '/es' + key)
  const main = page.getByRole('main')
  const { away } = words.es.identify
  await expect(page).toHaveURL(/continent=north-america$/)
  const before = page.url()
  await context.setOffline(true)
  const underside = questionOf(main, 'underside')
  if ((await underside.getAttribute('open')) === null) await underside.locator('> summary').press('Enter')
  const pores = underside.locator('input[value=pores]')
  await pores.press('Space')
  await expect(main.getByText(away)).toBeVisible()
  await expect(pores).toBeChecked()
  expect(page.url()).toBe(before)
  await context.setOffline(false)
  await expect(page).toHaveURL(/&underside=pores$/)
  await expect(main.getByText(away)).toBeHidden()
  await expect(pores).toBeChecked()
})
