import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

type Check = {
  /** Prepares the page in each theme before axe runs. */
  before?: () => Promise<unknown>
  /** Selectors that another test covers. */
  without?: string
  /** Whether the dark theme is checked on the other screen size. */
  isLightEnough?: boolean
}

/** Rules about colours, the only ones whose result differs by theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Attribute of repeated elements, which axe excludes. */
const again = 'data-looked-at'

/**
 * Marks elements with the same structure, classes and states as two others on the page, such as most cards of an
 * archive: axe would report the same of each.
 */
const markRepeated = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    // Of attributes with text or a URL only the presence is compared, since their values differ in each card.
    const told =
      /^(id|href|src|srcset|sizes|alt|title|for|name|value|datetime|d|(?:href)?lang|aria-(?:label|labelledby|describedby|controls)|data-key)$/
    const seen = new Map<string, number>()
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
    for (const element of document.querySelectorAll('li, tr, article, option')) {
      if (element.closest(`[${mark}]`)) continue
      const built = [element, ...element.querySelectorAll('*')]
        .map(({ tagName, attributes, textContent }) => {
          const said = [...attributes].map(
            ({ name, value }) => `${name}=${told.test(name) && value !== '' ? '…' : value}`,
          )
          return [tagName, ...said, textContent.trim() ? 'text' : ''].join(' ')
        })
        .join('>')
      const times = (seen.get(built) ?? 0) + 1
      seen.set(built, times)
      if (times > 2) element.setAttribute(mark, '')
    }
  }, again)

/**
 * The violations that axe finds, in short form. Passed checks are not sent from the browser, and the report is made in
 * the page itself instead of a second one, which takes most of the time on large pages.
 */
async function violations(page: Page, rules: string[] | 'all', without: string | undefined): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules !== 'all' && { runOnly: { type: 'rule', values: rules } }),
  })
  await markRepeated(page)
  axe.exclude(`[${again}]`)
  if (without !== undefined) axe.exclude(without)
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

/** Waits for transitions of colors between the themes to end. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )

/** Expects no violations in either theme, or in the light theme alone with `isLightEnough`. */
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
