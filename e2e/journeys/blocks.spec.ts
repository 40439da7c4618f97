import { paragraph } from '../../tests/setup/paragraph'
import { expect, test, visit, words } from '../fixtures'
import { Office, requestsOf, unique } from '../office'
import { tracked } from '../sidebar'

type Docs = { docs: { id: number }[] }

const t = words.en

async function ids(office: Office, path: string): Promise<number[]> {
  const { docs } = (await (await office.request.get(path, { headers: await office.headers() })).json()) as Docs
  return docs.map(({ id }) => id)
}

test.describe('@wide the blocks of a page', () => {
  let office: Office
  let path: string

  test.beforeAll(async ({ playwright, baseURL }) => {
    office = new Office(await requestsOf(playwright, baseURL))
    const pictures = await ids(office, '/api/media?limit=3&depth=0')
    const references = await ids(office, '/api/references?limit=12&depth=0')
    expect([pictures.length, references.length]).toEqual([3, 12])
    const slug = unique()
    await office.make('pages', {
      title: 'Every block',
      slug,
      _status: 'published',
      layout: [
        {
          blockType: 'photoCarousel',
          title: 'Three plates',
          items: pictures.map((image, index) => ({ image, title: `Plate ${index + 1}` })),
        },
        { blockType: 'expander', richText: paragraph('A long word. '.repeat(200)) },
        { blockType: 'embed', title: 'A walk', code: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
        { blockType: 'references', title: 'What we read', references },
      ],
    })
    path = `/${slug}`
  })
  test.afterAll(() => office.close())

  test('BLK-02 the buttons of a carousel change its picture, and pause it', async ({ page }) => {
    await visit(page, path)
    const carousel = page.getByRole('region', { name: 'Three plates' })
    const place = (): Promise<number> =>
      carousel.locator('ul').evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))
    await carousel.getByRole('button', { name: t.carousel.pause }).click()
    await expect(carousel.getByRole('button', { name: t.carousel.play })).toBeVisible()
    const first = await place()
    await carousel.getByRole('button', { name: t.carousel.next }).press('Enter')
    await expect.poll(place).toBe((first + 1) % 3)
    await carousel.getByRole('button', { name: t.carousel.previous }).click()
    await expect.poll(place).toBe(first)
    await carousel.getByRole('button', { name: t.carousel.previous }).click()
    await expect.poll(place).toBe((first + 2) % 3)
    // Two clicks during one transition move by two slides.
    const next = carousel.getByRole('button', { name: t.carousel.next })
    await next.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect.poll(place).toBe((first + 1) % 3)
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`BLK-02 a carousel moves on after five seconds, unless the visitor prefers reduced motion (${reducedMotion})`, async ({
      browser,
      baseURL,
    }) => {
      // A context of its own, since a moved clock must not stay in a context that other tests reuse.
      const context = await browser.newContext({ reducedMotion, baseURL: baseURL ?? '' })
      const page = await context.newPage()
      await page.clock.install()
      await visit(page, path)
      const list = page.getByRole('region', { name: 'Three plates' }).locator('ul')
      const place = (): Promise<number> => list.evaluate((one) => Math.round(one.scrollLeft / one.clientWidth))
      await expect(page.getByRole('button', { name: t.carousel.next })).toBeVisible()
      // A carousel that does not move has no pause button.
      await expect(page.getByRole('button', { name: t.carousel.pause })).toHaveCount(reducedMotion === 'reduce' ? 0 : 1)
      expect(await place()).toBe(0)
      await page.clock.runFor(5600)
      await expect.poll(place).toBe(reducedMotion === 'reduce' ? 0 : 1)
      await context.close()
    })

  test('BLK-06 ANL-01 an expander is closed, opens by keyboard, and tracks both events', async ({ page }) => {
    await visit(page, path)
    const folded = page.locator('details.expander')
    await expect(folded).not.toHaveAttribute('open')
    await folded.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(folded).toHaveAttribute('open')
    await expect(folded.getByText(t.expander.less)).toBeVisible()
    await expect
      .poll(async () => (await tracked(page)).filter(({ event }) => String(event).startsWith('expander')))
      .toEqual([
        { event: 'expander_click', open: true },
        { event: 'expander_open', height: 50 },
      ])
  })

  test('BLK-04 T-1M an embedded video requests nothing from its site before a click', async ({ page, context }) => {
    const requested: string[] = []
    await context.route(/youtube/, (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' })
    })
    await visit(page, path)
    const video = page.locator('details', { has: page.locator('iframe') })
    await video.scrollIntoViewIfNeeded()
    await expect(video.locator('summary')).toContainText('A walk')
    expect(requested).toEqual([])
    await video.locator('summary').click()
    await expect.poll(() => requested.length).toBeGreaterThan(0)
    expect(new URL(requested[0] ?? '').hostname).toBe('www.youtube-nocookie.com')
  })

  test('BLK-10 a list of twelve references shows ten, then all, then ten again', async ({ page }) => {
    await visit(page, path)
    const shown = page.locator('[id^=reference-]:visible')
    await expect(shown).toHaveCount(10)
    const years = await shown.locator('span.tabular').allTextContents()
    expect(years).toEqual(years.toSorted((a, b) => Number(b) - Number(a)))
    await page.getByText(t.references.more.replace('{count}', '2')).click()
    await expect(shown).toHaveCount(12)
    await page.getByText(t.references.less).click()
    await expect(shown).toHaveCount(10)
  })
})

test('BLK-09 a recipe is scaled with kitchen fractions, and its cook mode keeps the screen on', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const requested: string[] = []
    Object.assign(window, { wakeLocks: requested })
    const request = (kind: string) => {
      requested.push(kind)
      return Promise.resolve({ released: false, release: () => Promise.resolve() })
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  await visit(page, '/recipes/porcini-risotto')
  const list = page.locator('.recipe-ingredients')
  const before = await list.locator('li').allInnerTexts()
  await list.getByText('½×').click()
  await expect(list.getByRole('radio', { name: '½×' })).toBeChecked()
  await expect.poll(() => list.locator('li').allInnerTexts()).not.toEqual(before)
  // Prints show the factor of the amounts unless it is 1.
  const times = list.getByRole('group')
  await page.emulateMedia({ media: 'print' })
  await expect(times.locator('label').filter({ visible: true })).toHaveText(['½×'])
  await page.emulateMedia({ media: null })
  await list.getByText('1×', { exact: true }).click()
  await expect.poll(() => list.locator('li').allInnerTexts()).toEqual(before)
  await page.emulateMedia({ media: 'print' })
  await expect(times).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.getByRole('checkbox', { name: t.recipe.cookMode }).check()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wakeLocks') as string[])).toEqual(['screen'])
  await page.getByRole('checkbox', { name: t.recipe.done.replace('{number}', '1'), exact: true }).check()
})
