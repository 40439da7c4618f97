import type { Page } from '@playwright/test'
import { fill } from '../../src/core/fill'
import { lightAndDark } from '../axe'
import { at, expect, locales, pages, ready, visit, words } from '../fixtures'
import { productPath, put, test, type Shop } from '../shop'
import { expand, press } from '../sidebar'

const t = words.en

const sizes = ['50g', '100g'] as const
const cuts = ['whole', 'sliced'] as const

/** Whole is sold at 50 g and 100 g, sliced only at 100 g. */
const variants = {
  enableVariants: true,
  variants: {
    keys: [
      { identifier: 'size', label: 'Size', options: sizes.map((identifier) => ({ identifier, label: identifier })) },
      { identifier: 'cut', label: 'Cut', options: cuts.map((identifier) => ({ identifier, label: identifier })) },
    ],
    variants: [
      {
        options: [
          { key: 'size', option: '50g' },
          { key: 'cut', option: 'whole' },
        ],
        pricing: { price: 7 },
      },
      {
        options: [
          { key: 'size', option: '100g' },
          { key: 'cut', option: 'whole' },
        ],
        pricing: { price: 12 },
      },
      {
        options: [
          { key: 'size', option: '100g' },
          { key: 'cut', option: 'sliced' },
        ],
        pricing: { price: 13 },
      },
    ],
  },
}

const option = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('link', { name, exact: true })

test('NAV-07 options select a variant with an address of its own, and an unknown variant shows a note', async ({
  page,
  shop,
  browser,
}) => {
  const product = await shop.product(variants)
  await visit(page, productPath(product))
  await expect(option(page, 'Size', '50g')).toHaveAttribute('aria-current', 'true')
  // 50 g is not sold sliced.
  await expect(page.getByRole('group', { name: 'Cut' })).toContainText(t.product.impossible)
  await expect(option(page, 'Cut', 'sliced')).toHaveCount(0)
  await option(page, 'Size', '100g').click()
  await expect(page).toHaveURL(/variant=\w+.*size=100g/)
  await option(page, 'Cut', 'sliced').click()
  await expect(page.getByRole('main')).toContainText('$13.00')
  // Selection, alternatives and price are visible without scrolling.
  const price = page.getByRole('main').locator('strong', { hasText: '$13.00' }).filter({ visible: true })
  await expect(price.last()).toBeInViewport()
  await expect(option(page, 'Size', '50g')).toBeInViewport()
  await expect(option(page, 'Cut', 'whole')).toBeInViewport()

  // The served HTML of that address has the selection, without scripts.
  const other = await browser.newContext({ javaScriptEnabled: false })
  const shared = await other.newPage()
  await shared.goto(page.url())
  await expect(option(shared, 'Cut', 'sliced')).toHaveAttribute('aria-current', 'true')
  await expect(shared.getByRole('main')).toContainText('$13.00')
  // Another option can be selected without scripts, too.
  await option(shared, 'Cut', 'whole').click()
  await expect(shared.getByRole('main')).toContainText('$12.00')
  await option(shared, 'Cut', 'sliced').click()
  await shared.getByRole('button', { name: t.cart.add }).click()
  await expect(shared).toHaveURL(/\/cart$/)
  await expect(shared.getByRole('main')).toContainText('sliced')
  await expect(shared.getByRole('main')).toContainText('$13.00')
  // Options in the URL select the variant, without its id.
  await shared.goto(new URL(`${productPath(product)}?size=100g&cut=sliced`, page.url()).href)
  await expect(option(shared, 'Cut', 'sliced')).toHaveAttribute('aria-current', 'true')
  await expect(shared.getByRole('main')).toContainText('$13.00')
  await other.close()

  await visit(page, `${productPath(product)}?variant=none`)
  await expect(page.getByRole('status').filter({ hasText: t.product.unknownVariant })).toBeVisible()
})

test('@wide D-30 a product shows that its vendor is away, and has no add button once the vendor is closed', async ({
  page,
  shop,
}) => {
  const vendor = await shop.vendor()
  const product = await shop.product({ vendor: vendor.id })
  await shop.change('vendors', vendor.id, { status: 'away', awayUntil: '2126-03-05T00:00:00.000Z' })
  await visit(page, productPath(product))
  await expect(page.getByRole('main')).toContainText('Mar 05, 2126')
  await shop.change('vendors', vendor.id, { status: 'closed' })
  await visit(page, productPath(product))
  await expect(page.getByRole('button', { name: t.cart.add })).toHaveCount(0)
  await visit(page, `/mushrooms/vendor/${vendor.slug}`)
  await expect(page.getByRole('main')).toContainText(t.vendor.closed)
})

test('@wide SHP-01 a country that the vendor does not ship to is shown on product, card and cart', async ({
  page,
  shop,
}) => {
  const vendor = await shop.vendor({ terms: { shipsTo: ['DE', 'ES'] } })
  const product = await shop.product({ vendor: vendor.id })
  await visit(page, productPath(product))
  const place = page.getByRole('group', { name: t.destinations.title })
  await place.getByRole('combobox', { name: t.destinations.country }).selectOption('ES')
  await expect(place.getByRole('status')).toHaveText(t.destinations.yes)
  await put(page, product)
  await place.getByRole('combobox', { name: t.destinations.country }).selectOption('CA')
  await expect(place.getByRole('status')).toHaveText(t.destinations.no)
  await visit(page, '/cart')
  await expect(page.getByRole('main')).toContainText(fill(t.cart.notices.notSent, { place: 'Canada' }))
  await visit(page, `/mushrooms/vendor/${vendor.slug}`)
  await expect(page.getByRole('main').getByText(t.destinations.notThere)).toBeVisible()
})

const sending = (page: Page) => page.getByRole('main').getByRole('group', { name: t.destinations.title })
const spores = { goods: ['psilocybin-spores'] }

test('@wide SHP-01 where shipping depends on the state, product, card and cart say so until one is selected', async ({
  page,
  shop,
}) => {
  const vendor = await shop.vendor()
  const product = await shop.product({ vendor: vendor.id, ...spores })
  await visit(page, productPath(product))
  const status = sending(page).getByRole('status')
  await expect(sending(page).getByRole('combobox', { name: t.destinations.state })).toBeHidden()
  await sending(page).getByRole('combobox', { name: t.destinations.country }).selectOption('US')
  await expect(status).toHaveText(t.destinations.byState)
  await put(page, product)
  await visit(page, `/mushrooms/vendor/${vendor.slug}`)
  await expect(page.getByRole('main').getByText(t.destinations.dependsOnState)).toBeVisible()
  await visit(page, '/cart')
  const main = page.getByRole('main')
  await expect(main).toContainText(t.cart.notices.dependsOnState)
  await sending(page).getByRole('combobox', { name: t.destinations.state }).selectOption('OR')
  await expect(main).not.toContainText(t.cart.notices.dependsOnState)
  await sending(page).getByRole('combobox', { name: t.destinations.state }).selectOption('CA')
  await expect(main).toContainText(fill(t.cart.notices.notSent, { place: 'California' }))
  await visit(page, productPath(product))
  await expect(status).toHaveText(t.destinations.no)
})

test('@wide SHP-01 a country selected in the footer applies to the cart', async ({ page, shop }) => {
  const vendor = await shop.vendor({ terms: { shipsTo: ['DE', 'ES'] } })
  const product = await shop.product({ vendor: vendor.id })
  await put(page, product)
  await visit(page, '/mushrooms/calendar')
  await page.locator('body > footer').getByLabel(t.place.label).selectOption('CA')
  await visit(page, '/cart')
  const main = page.getByRole('main')
  await expect(main).toContainText(fill(t.cart.notices.notSent, { place: 'Canada' }))
  await page.locator('body > footer').getByLabel(t.place.label).selectOption('DE')
  await expect(main).not.toContainText(fill(t.cart.notices.notSent, { place: 'Canada' }))
  await expect(sending(page).getByRole('combobox', { name: t.destinations.country })).toHaveValue('DE')
})

/** A vendor with more products than fit on a page, 3 of them on sale. */
async function fullStore(shop: Shop): Promise<{ slug: string }> {
  const vendor = await shop.vendor()
  for (let n = 0; n < 23; n += 1) {
    const sales = n < 3 ? [{ active: true, salePrice: 5 }] : []
    await shop.product({ vendor: vendor.id, sales })
  }
  return vendor
}

test('NAV-08 a vendor page shows all of its products by pages, and filters them', async ({ page, shop }) => {
  test.slow()
  const { slug } = await fullStore(shop)
  const cards = page.locator('#products').getByRole('article')
  await visit(page, `/mushrooms/vendor/${slug}`)
  await expect(cards).toHaveCount(20)
  await page.locator('#products').getByRole('link', { name: t.archive.next }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards).toHaveCount(3)
  await ready(page)
  await page.getByRole('button', { name: t.filters.open }).click()
  await expand(page.locator('#products'), 'Availability')
  await press(page.getByRole('checkbox', { name: /On sale/ }))
  await expect(page).toHaveURL(/availability=on-sale/)
  await expect(cards).toHaveCount(3)
  await expect(page.locator('#products').getByText(t.product.sale).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /On sale/ })).not.toBeChecked()
})

test.describe('PRS-02 without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('SHP-01 the destination is submitted as a form, and the cart names what is not shipped there', async ({
    page,
    shop,
  }) => {
    const product = await shop.product(spores)
    await put(page, product)
    await visit(page, productPath(product))
    await sending(page).getByRole('combobox', { name: t.destinations.state }).selectOption('CA')
    await sending(page).getByRole('button', { name: t.destinations.keep }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('main')).toContainText(fill(t.cart.notices.notSent, { place: 'California' }))
    await expect(sending(page).getByRole('combobox', { name: t.destinations.country })).toHaveValue('US')
  })

  test('@wide NAV-08 a vendor page has pagination and filters in its address', async ({ page, shop }) => {
    test.slow()
    const { slug } = await fullStore(shop)
    const cards = page.locator('#products').getByRole('article')
    await visit(page, `/mushrooms/vendor/${slug}`)
    await page.locator('#products').getByRole('link', { name: t.archive.next }).click()
    await expect(cards).toHaveCount(3)
    await page.locator('#products summary').first().click()
    await page.getByRole('checkbox', { name: /On sale/ }).check()
    await page.getByRole('button', { name: t.filters.apply }).click()
    await expect(page).toHaveURL(/availability=on-sale/)
    await expect(cards).toHaveCount(3)
    await expect(page.getByRole('checkbox', { name: /On sale/ })).toBeChecked()
  })
})

test('PRD-06 printed tabs follow each other, each under its title, without controls', async ({ page }) => {
  await visit(page, pages.product)
  await page.emulateMedia({ media: 'print' })
  const tabs = page.locator('.tabs > details')
  const boxes = await tabs
    .locator('> *')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    )
  expect(boxes.length).toBe(2 * (await tabs.count()))
  for (const [index, { top, bottom }] of boxes.entries()) {
    expect(bottom - top).toBeGreaterThan(10)
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0)
  }
  const main = page.getByRole('main')
  for (const name of [t.likes.share, new RegExp(`^${t.product.zoom}`)])
    await expect(main.getByRole('link', { name })).toHaveCount(0)
  await expect(main.getByRole('button')).toHaveCount(0)
})

test('@wide PRD-06 a click on the open tab leaves it open', async ({ page }) => {
  await visit(page, pages.product)
  const tab = page.locator('.tabs > details').nth(1)
  for (const force of [false, true]) {
    await tab.locator('summary').click({ force })
    await expect(tab).toHaveAttribute('open')
  }
})

test.describe('PRD-06 the gallery', () => {
  const several = '/mushrooms/product/gill-study-shirt'
  const strip = (page: Page) => page.getByRole('list', { name: t.product.gallery, exact: true })
  /** The index of the picture in the frame, from 0. */
  const shown = (page: Page): Promise<number> =>
    strip(page).evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))

  test('moves on by itself every five seconds, and stops when paused', async ({ page }) => {
    await page.clock.install()
    await visit(page, several)
    await page.mouse.move(0, 0)
    await expect(page.getByRole('button', { name: t.product.pause })).toBeVisible()
    await page.clock.runFor(5000)
    await expect.poll(() => shown(page)).toBe(1)
    await page.getByRole('button', { name: t.product.pause }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe(1)
    await expect(page.getByRole('button', { name: t.product.play })).toBeVisible()
  })

  test('follows thumbnails and arrow keys; a picture opens large and closes with Escape', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, several)
    // With reduced motion the slideshow is paused.
    await expect(page.getByRole('button', { name: t.product.play })).toBeVisible()
    const small = page.getByRole('list', { name: t.product.thumbnails }).getByRole('link')
    await small.nth(2).click()
    await expect.poll(() => shown(page)).toBe(2)
    await strip(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => shown(page)).toBeLessThan(2)
    await page
      .getByRole('link', { name: new RegExp(`^${t.product.zoom}`) })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('begins with the picture of the selected variant', async ({ page }) => {
    await visit(page, several)
    const first = () => strip(page).getByRole('img').first().getAttribute('alt')
    const natural = await first()
    await option(page, 'Color', 'Moss green').click()
    await expect.poll(first).not.toBe(natural)
    expect(await first()).toContain('Moss green')
  })
})

for (const locale of locales) {
  test(`@wide BLK-07 a vendor who is away is shown as such, and has no axe violations, light and dark (${locale})`, async ({
    page,
    shop,
  }) => {
    const vendor = await shop.vendor({
      status: 'away',
      vendorType: 'wholesale',
      address: { street: 'Calle Mayor 1', city: 'Jaca', country: 'ES' },
      phone: '+34 600 000 000',
    })
    const product = await shop.product({ vendor: vendor.id, ...variants })
    await visit(page, at(locale, `/mushrooms/vendor/${vendor.slug}`))
    const main = page.getByRole('main')
    await expect(main).toContainText(words[locale].vendor.away)
    await expect(main.getByRole('link', { name: words[locale].vendor.directions })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/directions\?to=Calle/,
    )
    await expect(main.getByText({ en: '3 options', es: '3 opciones', pt: '3 opções' }[locale])).toBeVisible()
    if (locale === 'pt') await lightAndDark(page)
    await visit(page, at(locale, productPath(product)))
    await expect(main.getByRole('heading', { name: words[locale].vendor.aboutSupplier })).toBeVisible()
    if (locale === 'pt') await lightAndDark(page)
  })
}
