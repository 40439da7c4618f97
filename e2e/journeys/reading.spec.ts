import { at, expect, locales, pages, test, visit } from '../fixtures'

for (const locale of locales) {
  test(`@wide reading: headings step down in order below one title (${locale})`, async ({ page }) => {
    for (const [kind, path] of Object.entries(pages)) {
      await visit(page, at(locale, path))
      const levels = await page
        .getByRole('main')
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])))
      expect(levels[0], kind).toBe(1)
      expect(levels.filter((level) => level === 1).length, kind).toBe(1)
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
      expect(jumps, `${kind}: ${levels.join(' ')}`).toEqual([])
    }
  })

  test(`@wide reading: pictures have alternative texts in the language of the page (${locale})`, async ({ page }) => {
    for (const [kind, path] of Object.entries(pages)) {
      await visit(page, at(locale, path))
      const images = await page.locator('img').evaluateAll((all) =>
        all.map((image) => ({
          alt: image.getAttribute('alt'),
          src: image.getAttribute('src'),
          // A card's picture and a vendor's mark stand beside the name they show.
          named: image.closest('article')?.querySelector('h3 > a, header h1') !== null,
        })),
      )
      const silent = images.filter(({ alt, named }) => alt === null || (alt.trim() === '' && !named))
      expect(silent, kind).toEqual([])
    }
    await visit(page, at(locale, pages.species))
    const plate = page.getByRole('main').locator('article > header').getByRole('img').first()
    await expect(plate).toHaveAttribute('alt', { en: /plate/i, es: /lámina/i, pt: /prancha/i }[locale])
  })
}

test('@wide reading: pages have titles, descriptions and an address of their own', async ({ page }) => {
  const titles = new Set<string>()
  for (const path of Object.values(pages)) {
    await visit(page, path)
    titles.add(await page.title())
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /\S{3}/)
    // What is looked for is no part of a page's own address.
    const own = path.replace(/\?.*/, '')
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${own}$|://[^/]+$`))
  }
  expect(titles.size).toBe(Object.keys(pages).length)
})
