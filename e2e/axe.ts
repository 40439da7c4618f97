import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

type Check = {
  /** Brought about in each theme before axe looks. */
  before?: () => Promise<unknown>
  /** What another test looks at already. */
  without?: string
}

/** What axe finds, short enough to read. */
async function violations(page: Page, without: string | undefined): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations: found } = await (without === undefined ? axe : axe.exclude(without)).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

/** Nothing is to be found in either theme. */
export async function lightAndDark(page: Page, { before, without }: Check = {}): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await before?.()
    expect(await violations(page, without), theme).toEqual([])
  }
}
