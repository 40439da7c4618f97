import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { at, expect, isSmall, locales, missingPath, openMenu, pages, ready, test } from './fixtures'

const { compound: _compound, products: _products, vendors: _vendors, posts: _posts, project: _project, ...main } = pages

/** What axe finds, short enough to read. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

for (const [kind, path] of Object.entries({ ...main, missing: missingPath })) {
  test(`a11y: ${kind} has no violations, light and dark`, async ({ page, watch }) => {
    watch.tolerate(/404/)
    await page.goto(at(kind === 'species' ? 'es' : 'en', path))
    await ready(page)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await violations(page), theme).toEqual([])
    }
  })
}

for (const locale of locales) {
  test(`a11y: the open menu sheet has no violations, light and dark (${locale})`, async ({ page }) => {
    test.skip(!isSmall(page), 'Wide screens have no sheet.')
    await page.goto(at(locale, pages.home))
    await ready(page)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await openMenu(page, locale)
      expect(await violations(page), theme).toEqual([])
    }
  })
}
