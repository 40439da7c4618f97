import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

type Check = {
  /** Brought about in each theme before axe looks. */
  before?: () => Promise<unknown>
  /** What another test looks at already. */
  without?: string
  /** Where the colors of the dark theme are looked at on the other screen. */
  isLightEnough?: boolean
}

/** The rules whose outcome a theme can change: themes differ in colours alone. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds, short enough to read. What it finds in order is not sent from the browser, and what is wrong is put
 * together in the page itself instead of in an empty second one: that is most of the work on a page of many elements.
 */
async function violations(page: Page, rules: string[] | 'all', without: string | undefined): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules !== 'all' && { runOnly: { type: 'rule', values: rules } }),
  })
  const { violations: found } = await (without === undefined ? axe : axe.exclude(without)).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

/** A color on its way from one theme to the other is that of neither. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )

/** Nothing is to be found in either theme, or in the light one where that is enough. */
export async function lightAndDark(page: Page, { before, without, isLightEnough = false }: Check = {}): Promise<void> {
  for (const [theme, rules] of [
    ['light', 'all'],
    ['dark', colourRules],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await before?.()
    await settled(page)
    expect(await violations(page, rules, without), theme).toEqual([])
    if (isLightEnough) return
  }
}
