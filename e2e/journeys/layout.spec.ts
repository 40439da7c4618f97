import type { Locator, Page } from '@playwright/test'
import { at, expect, locales, missingPath, pages, ready, test, words, type Locale } from '../fixtures'

const widths = [360, 768, 1280, 1680]

/** Pages with a select as wide as the longest name of a country, which are also tested on the narrowest screens. */
const narrowest: readonly string[] = ['product', 'cart']

/** Texts that are cut off or reach beyond the right edge. A summary clamped to some lines ends in dots on purpose. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    // Many texts share their ancestors, so each element is measured once.
    const looked = new Map<Element, ReturnType<typeof look>>()
    const look = (element: Element) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      return { overflowX, overflowY, webkitLineClamp, frame: element.getBoundingClientRect() }
    }
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth - root.clientWidth}px too wide`)
    const bar = document.querySelector('body > header > .shell')
    const last = [...(bar?.children ?? [])].findLast((part) => part.checkVisibility())
    if (bar && last) {
      const edge = bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight)
      if (last.getBoundingClientRect().right > edge + 1) found.push('the header leaves its column')
    }
    for (const button of document.querySelectorAll('.button')) {
      if (button.checkVisibility() && button.getBoundingClientRect().height > 80)
        found.push(`"${button.textContent}" is squeezed`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const holder = node.parentElement
      if (!text || !holder?.checkVisibility() || holder.closest('.sr-only, script, style')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      // Text that only screen readers get, at this width or at any.
      if (holder.getBoundingClientRect().width <= 1 && getComputedStyle(holder).position === 'absolute') continue
      const name = `"${text.slice(0, 40)}"`
      if (box.right > root.clientWidth + 1 || box.left < -1) found.push(`${name} leaves the screen`)
      for (let outer: Element | null = holder; outer; outer = outer.parentElement) {
        const known = looked.get(outer) ?? look(outer)
        looked.set(outer, known)
        const { overflowX, overflowY, webkitLineClamp, frame } = known
        if (webkitLineClamp !== 'none') break
        if (overflowX !== 'visible' && (box.right > frame.right + 1 || box.left < frame.left - 1))
          found.push(`${name} is cut sideways`)
        if (['hidden', 'clip'].includes(overflowY) && box.bottom > frame.bottom + 1) found.push(`${name} is cut below`)
      }
    }
    return found
  })

/** Paragraphs of the main part whose lines are too long to read comfortably. */
const longLines = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('main')
    .locator('p')
    .evaluateAll((all) =>
      all
        .filter((paragraph) => {
          const style = getComputedStyle(paragraph)
          return paragraph.getBoundingClientRect().width / Number.parseFloat(style.fontSize) > 46
        })
        .map((paragraph) => paragraph.textContent),
    )

const languageOf = (address: string): Locale =>
  locales.find((locale) => locale !== 'en' && `${address}/`.startsWith(`/${locale}/`)) ?? 'en'

const runningText: readonly string[] = [pages.species, pages.product, pages.guide, pages.post, pages.text]

for (const locale of locales) {
  test(`@wide layout NAV-15: nothing overflows or is cut at 360, 768, 1280 and 1680 px, lines stay readable, and every inner link keeps the language (${locale})`, async ({
    page,
    watch,
  }) => {
    watch.tolerate(/404/)
    for (const [kind, path] of Object.entries({ ...pages, missing: missingPath })) {
      const response = await page.goto(at(locale, path))
      expect(response?.status(), kind).toBe(kind === 'missing' ? 404 : 200)
      if (kind === 'calculator') {
        // Most of the page is hidden until the visitor confirms their age.
        await ready(page)
        await page.getByRole('button', { name: words[locale].dosage.ageConfirm, exact: true }).click()
        await expect(page.getByRole('main').getByRole('table')).toBeVisible()
      }
      for (const width of narrowest.includes(kind) ? [320, ...widths] : widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await faults(page), `${kind} at ${width}`).toEqual([])
        if (kind === 'product' && width === 360) {
          const price = await page.locator('main h1 ~ div strong').first().boundingBox()
          expect(price?.y, 'the price stands on the first screen of a phone').toBeLessThan(700)
        }
      }
      if (runningText.includes(path)) expect(await longLines(page), kind).toEqual([])
      const links = await page
        .locator('a[href^="/"]:not([hreflang], [href^="/api/"])')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      const strays = links.filter((link) => languageOf(link) !== locale)
      expect(strays, kind).toEqual([])
    }
  })

  test(`@wide layout: the menu sheet fits 360 px (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(at(locale, pages.home))
    await page.getByRole('button', { name: words[locale].site.menu, exact: true }).click()
    await expect(page.locator('#site-sheet')).toBeVisible()
    expect(await faults(page)).toEqual([])
  })
}

/** Puts a very long word before texts of editors and members, one for each kind of element. */
const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kinds = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!node.textContent?.trim() || !holder?.checkVisibility() || holder.closest('.sr-only, script, style')) continue
      const kind = [holder, holder.parentElement, holder.parentElement?.parentElement]
        .map((one) => one?.className)
        .join()
      // Table cells share the table's width and hold no titles.
      if (kinds.has(kind) || (holder.closest('table') && !holder.closest('caption'))) continue
      kinds.add(kind)
      node.textContent = `Donaudampfschifffahrtselektrizitätenhauptbetri ${node.textContent}`
    }
  })

test('@wide layout: a word longer than its column breaks on every page', async ({ page }) => {
  for (const [kind, path] of Object.entries(pages)) {
    await page.goto(path)
    await ready(page)
    await lengthenWords(page)
    for (const width of [360, 640]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(over, `${kind} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('@wide layout: no printed page ends with an empty sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of [
    pages.guide,
    pages.post,
    pages.project,
    pages.text,
    pages.product,
    '/recipes/chanterelle-omelette',
  ]) {
    await page.goto(path)
    const below = await page.getByRole('main').evaluate((main) => {
      const range = document.createRange()
      range.selectNodeContents(main)
      // The box of an element that no page break may divide counts as a whole.
      const whole = [...main.querySelectorAll('*')].filter((part) => getComputedStyle(part).breakInside === 'avoid')
      const ends = [...whole, ...main.querySelectorAll('img')].map((part) => part.getBoundingClientRect())
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue
        range.selectNodeContents(node)
        ends.push(range.getBoundingClientRect())
      }
      return main.getBoundingClientRect().bottom - Math.max(...ends.map(({ bottom }) => bottom))
    })
    // Less than a line of text.
    expect(below, path).toBeLessThan(20)
  }
})

test('@wide layout: pages with letters of twice the size do not scroll sideways, and cut no text', async ({ page }) => {
  for (const path of [pages.home, pages.products, pages.species, pages.identify, '/poison']) {
    await page.goto(at('pt', path))
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
    // Beside filters a card is too narrow for three columns, which would cut its rating and break its price.
    const cut = (await faults(page)).filter((fault) => !fault.endsWith('is squeezed'))
    expect(cut, path).toEqual([])
  }
})

test('@wide layout: the header grows with long labels, and nothing in it overlaps', async ({ page }) => {
  await page.goto(pages.home)
  for (const label of ['Identification and safety', 'W'.repeat(80)]) {
    const places = await page.locator('body > header').evaluate((header, text) => {
      for (const link of header.querySelectorAll('.shell > nav a')) link.textContent = text
      const parts = [header, ...header.querySelectorAll('.shell > *')].filter((part) => part.checkVisibility())
      return parts.map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return { left, right, top, bottom }
      })
    }, label)
    const [header, ...parts] = places
    for (const [index, part] of parts.entries()) {
      expect(part.top >= (header?.top ?? 0) && part.bottom <= (header?.bottom ?? 0), `${label} ${index}`).toBe(true)
      const over = parts.filter(
        (other) =>
          other !== part &&
          other.left < part.right &&
          part.left < other.right &&
          other.top < part.bottom &&
          part.top < other.bottom,
      )
      expect(over, `${label} ${index}`).toEqual([])
    }
    expect(await faults(page)).toEqual([])
  }
})

test('@wide layout: a header of several lines scrolls away, and a tall one of a single line stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pages.species)
  const [header, index] = [page.locator('body > header'), page.locator('main nav ul.sticky')]
  const place = async (of: Locator): Promise<number> => Math.round((await of.boundingBox())?.y ?? Number.NaN)
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }))
  await expect.poll(() => place(header)).toBe(0)
  const height = (await header.boundingBox())?.height ?? 0
  await expect.poll(() => place(index)).toBe(Math.round(height + 16))
  // On a wide screen the header with letters twice as large is one line, so it stays sticky although it is tall.
  await page.setViewportSize({ width: 2560, height: 900 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect.poll(async () => (await header.boundingBox())?.height).toBeGreaterThan(100)
  await expect.poll(() => place(header)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(() => window.scrollTo({ top: 5500, behavior: 'instant' }))
  await expect.poll(() => place(header)).toBeLessThan(-1000)
  await expect.poll(() => place(index)).toBe(32)
})

test('layout: controls of the header are at least 40 px high, and links of the footer 24 px', async ({ page }) => {
  await page.goto(pages.species)
  const small = await page.locator('body > header').evaluate((header) =>
    [...header.querySelectorAll('a, button, label')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height < 40)
      .map((element) => element.textContent),
  )
  expect(small).toEqual([])
  const low = await page
    .locator('body > footer')
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().height < 24).length)
  expect(low).toBe(0)
})

test('@wide SAF-05 PRS-01 every page loads where the browser blocks localStorage and sessionStorage', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get: refuse })
  })
  for (const path of ['/poison', pages.home, pages.species, pages.product, pages.archive, pages.calculator]) {
    await page.goto(path)
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
  }
})
