import type { Page } from '@playwright/test'
import { at, expect, locales, pages, test, visit, words } from '../fixtures'
import { tracked } from '../sidebar'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

const headings = {
  en: (from: number, to: string, of: string): string => `Showing ${from} - ${to} of ${of} Mushrooms`,
  es: (from: number, to: string, of: string): string => `Mostrando ${from} - ${to} de ${of} setas`,
  pt: (from: number, to: string, of: string): string => `Exibindo ${from} - ${to} de ${of} cogumelos`,
} as const

test('@wide ARC-01 cards are in one, two or three columns, depending on the width', async ({ page }) => {
  for (const path of [pages.archive, pages.products, pages.posts]) {
    await visit(page, path)
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const lefts = await cards(page).evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().x)),
      )
      expect(new Set(lefts).size, `${path} at ${width}`).toBe(columns)
    }
  }
})

for (const locale of locales) {
  test(`@wide ARC-02 ARC-03 the header of an archive counts its cards, twenty on a page (${locale})`, async ({
    page,
  }) => {
    await visit(page, at(locale, pages.archive))
    const heading = page.getByText(new RegExp(`^${headings[locale](1, '20', String.raw`\d+`)}$`))
    await expect(heading).toBeVisible()
    await expect(cards(page)).toHaveCount(20)
    // Prints have no controls.
    await page.emulateMedia({ media: 'print' })
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator('select, button, aside').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: null })
    const total = Number(/\d+(?=\D*$)/.exec(await heading.innerText())?.[0])

    const last = Math.ceil(total / 20)
    await visit(page, at(locale, `${pages.archive}/page/${last}`))
    const from = (last - 1) * 20 + 1
    await expect(
      page.getByText(new RegExp(`^${headings[locale](from, String.raw`\d+`, String.raw`\d+`)}$`)),
    ).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
  })
}

test('@wide ARC-02 the header of every archive names its collection', async ({ page }) => {
  for (const [path, text] of [
    [pages.products, /^Showing 1 - 20 of \d+ Products$/],
    [pages.vendors, /^Showing 1 - (\d+) of \1 Vendors$/],
    ['/mushrooms/growing-guides', /^Showing 1 - (\d+) of \1 Growing Guides$/],
    [pages.posts, /^Showing 1 - (\d+) of \d+ Posts$/],
    ['/projects', /^Showing 1 - (\d+) of \1 Projects$/],
  ] as const) {
    await visit(page, path)
    await expect(page.getByText(text)).toBeVisible()
  }
})

for (const locale of locales) {
  test(`ARC-05 ARC-06 an archive has pages by path, with disabled links at both ends (${locale})`, async ({ page }) => {
    const t = words[locale].archive
    await visit(page, at(locale, pages.archive))
    const pager = page.getByRole('navigation', { name: t.navigation, exact: true })
    const status = pager.getByText(/\d/)
    const control = (name: string) => pager.getByRole('link', { name, exact: true })
    await expect(control(t.previous)).toHaveAttribute('aria-disabled', 'true')
    await expect(control(t.previous)).not.toHaveAttribute('href')
    const pageCount = Number(/\d+$/.exec((await status.innerText()).trim())?.[0])
    expect(pageCount).toBeGreaterThan(1)
    const first = await cards(page).first().innerText()

    for (let number = 2; number <= pageCount; number += 1) {
      await control(t.next).scrollIntoViewIfNeeded()
      await control(t.next).click()
      await expect(page).toHaveURL(at(locale, `${pages.archive}/page/${number}`))
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await expect(status).toHaveText(t.page.replace('{page}', String(number)).replace('{pages}', String(pageCount)))
      expect(await cards(page).first().innerText()).not.toBe(first)
    }
    await expect(control(t.next)).toHaveAttribute('aria-disabled', 'true')
    await expect(control(t.next)).not.toHaveAttribute('href')

    await control(t.previous).click()
    await expect(page).toHaveURL(at(locale, pageCount === 2 ? pages.archive : `${pages.archive}/page/${pageCount - 1}`))
  })
}

test('@wide ARC-05 ANL-01 a pagination click is tracked once, also to the first page', async ({ page }) => {
  await visit(page, `${pages.archive}/page/2`)
  // Navigation would discard the page's list of tracked events.
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()))
  const pager = page.getByRole('navigation', { name: words.en.archive.navigation, exact: true })
  const turns = async () => (await tracked(page)).filter(({ event }) => event === 'pagination_click')
  await pager.getByRole('link', { name: words.en.archive.next, exact: true }).click()
  await expect.poll(turns).toEqual([{ event: 'pagination_click', page: 3 }])
  await pager.getByRole('link', { name: words.en.archive.previous, exact: true }).click()
  await expect.poll(turns).toEqual([
    { event: 'pagination_click', page: 3 },
    { event: 'pagination_click', page: 1 },
  ])
  await expect(page).toHaveURL(`${pages.archive}/page/2`)
})

test('@wide ARC-05 an archive of one page has no pagination', async ({ page }) => {
  await visit(page, pages.vendors)
  await expect(page.getByRole('navigation', { name: words.en.archive.navigation, exact: true })).toHaveCount(0)
})
