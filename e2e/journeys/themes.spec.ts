import type { Page } from '@playwright/test'
import { at, expect, openMenu, pages, ready, test, visit, words } from '../fixtures'

const root = (page: Page) => page.locator('html')

const paper = { light: 'rgb(250, 247, 241)', dark: 'rgb(18, 21, 15)' } as const

/** The color of the browser's own interface, from the first matching meta element. */
const around = (page: Page) => page.locator('meta[name="theme-color"]').first()
const bar = { light: '#faf7f1', dark: '#12150f' } as const

/** Holds the site's scripts back, so that only inline code can have set the theme. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

for (const device of ['light', 'dark'] as const) {
  test.describe(`on a ${device} device`, () => {
    test.use({ colorScheme: device })

    test(`THM-01 the theme is that of the device before the first paint, and follows its changes (${device})`, async ({
      page,
    }) => {
      const release = await holdScripts(page)
      await page.goto(pages.archive, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(root(page)).toHaveAttribute('data-theme', device)
      await expect(root(page)).toHaveCSS('background-color', paper[device])
      release()
      await ready(page)
      const other = device === 'dark' ? 'light' : 'dark'
      await page.emulateMedia({ colorScheme: other })
      await expect(root(page)).toHaveCSS('background-color', paper[other])
    })

    test(`@wide THM-01 a selected theme is kept over reload, page and locale, without a flash (${device})`, async ({
      page,
    }) => {
      const chosen = device === 'dark' ? 'light' : 'dark'
      await visit(page, pages.archive)
      const menu = await openMenu(page, 'en')
      const group = menu.getByRole('group', { name: words.en.theme.label })
      await expect(group.getByRole('radio', { name: words.en.theme.system })).toBeChecked()
      await group.locator('label', { hasText: words.en.theme[chosen] }).click()
      await expect(root(page)).toHaveAttribute('data-theme', chosen)

      const release = await holdScripts(page)
      for (const path of [pages.archive, at('es', pages.species)]) {
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(root(page)).toHaveAttribute('data-theme', chosen)
        await expect(root(page)).toHaveCSS('background-color', paper[chosen])
        await expect(around(page)).toHaveAttribute('content', bar[chosen])
      }
      release()
      await ready(page)
      const sheet = await openMenu(page, 'es')
      await expect(sheet.getByRole('radio', { name: words.es.theme[chosen], exact: true })).toBeChecked()

      await sheet.locator('label', { hasText: words.es.theme.system }).click()
      await expect(root(page)).toHaveAttribute('data-theme', device)
      await expect(around(page)).toHaveAttribute('content', bar[device])
    })
  })
}
