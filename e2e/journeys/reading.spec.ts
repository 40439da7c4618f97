import { at, expect, locales, pages, test, visit } from '../fixtures'

// Headings, alternative texts, titles and texts must be in the HTML as served, without scripts.
test.use({ javaScriptEnabled: false })

/**
 * One page of each layout, and those outside the sitemap; tests/contract/crawl.test.ts reads all pages of the sitemap.
 */
const {
  calendar: _calendar,
  type: _type,
  calculator: _calculator,
  compound: _compound,
  products: _products,
  vendors: _vendors,
  posts: _posts,
  text: _text,
  categories: _categories,
  ...read
} = pages

for (const locale of locales) {
  test(`@wide reading without script: a page has text, ordered headings, alternative texts, title and canonical URL (${locale})`, async ({
    page,
  }) => {
    const main = page.getByRole('main')
    const titles = new Set<string>()
    for (const [kind, path] of Object.entries(read)) {
      await visit(page, at(locale, path))

      await test.step(`${kind} can be read`, async () => {
        await expect(page.getByRole('heading', { level: 1 }), kind).toBeAttached()
        // An empty cart has little text.
        expect((await main.innerText()).length, kind).toBeGreaterThan(kind === 'cart' ? 80 : 200)
        const picture = main.locator('img').first()
        if ((await picture.count()) > 0) await expect(picture, kind).toBeVisible()
        await expect(page.getByRole('contentinfo').getByRole('link').first(), kind).toBeVisible()
      })

      await test.step(`${kind}: headings step down in order below one title`, async () => {
        const levels = await main
          .locator('h1, h2, h3, h4, h5, h6')
          .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])))
        expect(levels[0], kind).toBe(1)
        expect(levels.filter((level) => level === 1).length, kind).toBe(1)
        const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
        expect(jumps, `${kind}: ${levels.join(' ')}`).toEqual([])
      })

      await test.step(`${kind}: pictures have alternative texts in the language of the page`, async () => {
        const images = await page.locator('img').evaluateAll((all) =>
          all.map((image) => ({
            alt: image.getAttribute('alt'),
            src: image.getAttribute('src'),
            // The picture of a card and the mark of a vendor may have an empty alt, since their name is beside them.
            named: image.closest('article')?.querySelector('h3 > a, header h1') !== null,
          })),
        )
        const silent = images.filter(({ alt, named }) => alt === null || (alt.trim() === '' && !named))
        expect(silent, kind).toEqual([])
        if (kind !== 'species') return
        const plate = main.locator('article > header').getByRole('img').first()
        await expect(plate).toHaveAttribute('alt', { en: /plate/i, es: /lámina/i, pt: /prancha/i }[locale])
      })

      await test.step(`${kind} has a title, a description and an address of its own`, async () => {
        titles.add(await page.title())
        await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /\S{3}/)
        // The canonical URL leaves the query out.
        const own = at(locale, path).replace(/\?.*/, '')
        const address = new RegExp(`^https?://[^/]+${own === '/' ? '/?' : own}$`)
        await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', address)
      })
    }
    expect(titles.size).toBe(Object.keys(read).length)
  })
}
