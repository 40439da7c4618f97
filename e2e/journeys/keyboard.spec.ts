import type { Page } from '@playwright/test'
import { expect, isSmall, pages, test, visit, words } from '../fixtures'

const t = words.en

/** The focused element; fails unless there is exactly one. */
async function focused(page: Page) {
  const element = page.locator(':focus')
  await expect(element).toHaveCount(1)
  return element
}

async function tabTo(page: Page, name: string): Promise<void> {
  const seen: string[] = []
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const element = await focused(page)
    const said = (await element.getAttribute('aria-label')) ?? (await element.innerText())
    const label = said.replaceAll(/\s+/g, ' ').trim()
    if (label === name) return
    seen.push(label)
  }
  expect(seen, 'reached by Tab').toContain(name)
}

test('keyboard: the first Tab offers to skip to the content', async ({ page }) => {
  await visit(page, pages.archive)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t.site.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})

test('keyboard: everything in the header is reached in reading order and has a focus outline', async ({ page }) => {
  await visit(page, pages.home)
  if (isSmall(page)) {
    await tabTo(page, t.site.menu)
    await page.keyboard.press('Enter')
    await expect(page.locator('#site-sheet')).toBeVisible()
  }
  const expected = isSmall(page) ? ['Close menu'] : ['Sporeprint']
  expected.push('Species', 'Shop', 'Guides', 'Posts', 'EN English', 'ES Español', 'PT Português')
  for (const name of expected) {
    await tabTo(page, name)
    const element = await focused(page)
    await expect(element).toBeInViewport()
    const outline = await element.evaluate((node) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node)
      return { outlineStyle, width: Number.parseFloat(outlineWidth) }
    })
    expect(outline.outlineStyle, name).not.toBe('none')
    expect(outline.width, name).toBeGreaterThanOrEqual(2)
  }
})

test('keyboard: the menu sheet opens, closes with Escape or its button, and returns the focus', async ({ page }) => {
  test.skip(!isSmall(page), 'Wide screens show the whole menu.')
  await visit(page, pages.species)
  const sheet = page.locator('#site-sheet')
  for (const close of ['Escape', 'button'] as const) {
    const button = page.getByRole('button', { name: t.site.menu, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await tabTo(page, t.site.closeMenu)
    await page.keyboard.press(close === 'Escape' ? 'Escape' : 'Enter')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('keyboard: the menu sheet closes when Tab leaves it for the page', async ({ page }) => {
  test.skip(!isSmall(page), 'Wide screens have no sheet.')
  await visit(page, pages.home)
  await page.getByRole('button', { name: t.site.menu, exact: true }).press('Enter')
  const sheet = page.locator('#site-sheet')
  await expect(sheet).toBeVisible()
  await sheet.getByRole('radio').last().focus()
  await page.keyboard.press('Tab')
  await expect(sheet).toBeHidden()
  await expect(page.locator('main :focus')).toBeInViewport()
})

test('keyboard: the theme is selected with the arrow keys', async ({ page }) => {
  test.skip(isSmall(page), 'The same control stands in the sheet.')
  await visit(page, pages.home)
  const group = page.getByRole('group', { name: t.theme.label })
  await group.getByRole('radio', { name: t.theme.system }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(group.getByRole('radio', { name: t.theme.dark })).toBeChecked()
})

test('keyboard: links of a species page’s index scroll to its sections, below the header', async ({ page }) => {
  test.skip(isSmall(page), 'The index stands on wide screens.')
  await visit(page, pages.species)
  const index = page.getByRole('navigation', { name: t.site.onThisPage })
  for (const key of ['lookAlikes', 'chemistry', 'references'] as const) {
    await index.getByRole('link', { name: t.species[key] }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${pages.species}#${key}`)
    const heading = page.getByRole('heading', { level: 2, name: t.species[key] })
    await expect(heading).toBeInViewport()
    const header = await page.locator('body > header').boundingBox()
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
  }
})

test('keyboard: on small screens the index of a species page opens, and links to its sections', async ({ page }) => {
  test.skip(!isSmall(page), 'Wide screens show the index.')
  await visit(page, pages.species)
  const index = page.getByRole('navigation', { name: t.site.onThisPage })
  await expect(index.getByRole('link')).toHaveCount(0)
  await index.locator('summary').focus()
  await page.keyboard.press('Enter')
  await index.getByRole('link', { name: t.species.chemistry }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${pages.species}#chemistry`)
  await expect(page.getByRole('heading', { level: 2, name: t.species.chemistry })).toBeInViewport()
})

test('keyboard: links of the footer reached by Shift+Tab are not covered by the header', async ({ page }) => {
  test.skip(!isSmall(page), 'The footer of a wide screen stands below the header as a whole.')
  await visit(page, pages.home)
  const links = page.locator('body > footer a[href]')
  await links.last().focus()
  const header = await page.locator('body > header').boundingBox()
  for (let step = await links.count(); step > 1; step -= 1) {
    await page.keyboard.press('Shift+Tab')
    const element = await focused(page)
    await expect.poll(async () => (await element.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
  }
})

test('@wide keyboard: cards and page controls work with Enter', async ({ page }) => {
  await visit(page, pages.archive)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/mushrooms/agaricus-bisporus')
  await page.goBack()
  await page.getByRole('link', { name: t.archive.next, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${pages.archive}/page/2`)
})
