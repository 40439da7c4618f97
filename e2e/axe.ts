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

/** What axe does not look at. */
const again = 'data-looked-at'

/**
 * Marks what is built as two others on the page are, of the same elements with the same classes and states, as most cards of
 * an archive: axe would say of it what it says of those.
 */
const markRepeated = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    // Texts and addresses differ where nothing else does; that there is one at all is what counts.
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
 * What axe finds, short enough to read. What it finds in order is not sent from the browser, and what is wrong is put
 * together in the page itself instead of in an empty second one: that is most of the work on a page of many elements.
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
