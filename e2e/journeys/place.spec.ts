import type { Page } from '@playwright/test'
import { at, expect, locales, openMenu, pages, reload, test, visit, words, type Locale } from '../fixtures'
import { syndromes } from '../../src/features/catalogue/danger/syndromes.data'

const country = (locale: 'en' | 'es' | 'pt') => ({ name: words[locale].place.label })

test.describe('in Chile', () => {
  test.use({ timezoneId: 'America/Santiago', locale: 'es-CL' })

  test('@wide SAF-07 seasons are those of the south without asking, follow another country, and the place is in no cookie', async ({
    page,
    context,
  }) => {
    await visit(page, at('es', pages.calendar))
    const main = page.getByRole('main')
    const { seasonNorth, seasonSouth } = words.es.species
    await expect(main.getByRole('table', { name: seasonSouth })).toBeVisible()
    await expect(main.getByRole('table', { name: seasonNorth })).toBeHidden()

    await visit(page, at('es', '/'))
    const [north, south] = ['now-n', 'now-s'].map((now) => main.locator(`a[href$="season=${now}"]`))
    await expect(south ?? main).toBeVisible()
    await expect(north ?? main).toBeHidden()

    const choice = page.locator('body > footer').getByLabel(country('es').name)
    await expect(choice).toHaveValue('CL')
    await choice.selectOption('ES')
    await expect(north ?? main).toBeVisible()
    await reload(page)
    await expect(north ?? main).toBeVisible()
    await expect(choice).toHaveValue('ES')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('place')

    // The poison screen uses the same country (SAF-05).
    await visit(page, at('es', '/poison'))
    await expect(main.getByRole('region', { name: 'España' })).toBeVisible()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('SAF-07 the home page shows the northern season, says so, and links to the calendar of both hemispheres', async ({
      page,
    }) => {
      await visit(page, at('es', '/'))
      const footer = page.locator('body > footer')
      await expect(footer.getByText(words.es.place.north)).toBeVisible()
      await expect(footer.getByText(words.es.place.south)).toBeHidden()
      await expect(footer.getByRole('combobox')).toHaveCount(0)
      await expect(footer.getByRole('link', { name: words.es.place.calendar })).toHaveAttribute(
        'href',
        at('es', pages.calendar),
      )
      // Every page links to the help after a poisoning (SAF-05).
      await expect(footer.getByRole('link', { name: words.es.danger.button })).toHaveAttribute('href', '/es/poison')
    })
  })
})

test.describe('in Croatia, with a device in American English', () => {
  test.use({ timezoneId: 'Europe/Zagreb', locale: 'en-US' })

  test('@wide SAF-05 the poison page takes no other country for the visitor’s, and a selected one can be changed', async ({
    page,
  }) => {
    const t = words.en.danger
    await visit(page, '/poison')
    const main = page.getByRole('main')
    const choice = main.getByLabel(t.country)
    await expect(choice).toHaveValue('')
    await expect(main.getByText(t.otherCountryHelp)).toBeVisible()
    await expect(main.getByRole('region', { name: 'United States' })).toHaveCount(0)
    // Until a country is selected, the helper's sheet prints the numbers of all countries (SAF-08).
    expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
    await choice.selectOption('US')
    await expect(main.getByRole('region', { name: 'United States' })).toBeVisible()
    await expect(main.getByText(t.otherCountryHelp)).toHaveCount(0)
    await choice.selectOption({ label: t.otherCountry })
    await expect(main.getByRole('region', { name: 'United States' })).toHaveCount(0)
    await expect(main.getByText(t.otherCountryHelp)).toBeVisible()
  })

  test('@wide SAF-05 two poison centers of a country with one phone number show in no other country', async ({
    page,
    office,
  }) => {
    const desk = { country: 'IE', phone: '01 809 2166', isCertain: true }
    for (const name of ['Desk by day', 'Desk by night']) await office.make('poisoncenters', { ...desk, name })
    await expect(async () => {
      await visit(page, '/poison')
      await page.getByRole('main').getByLabel(words.en.danger.country).selectOption('IE')
      await expect(page.getByRole('link', { name: 'Desk by night' })).toHaveCount(1, { timeout: 3000 })
    }).toPass()
    for (const [code, name] of [
      ['DE', 'Germany'],
      ['IE', 'Ireland'],
      ['CH', 'Switzerland'],
    ] as const) {
      await page.getByRole('main').getByLabel(words.en.danger.country).selectOption(code)
      const shown = page.getByRole('main').getByRole('region', { name })
      await expect(shown).toBeVisible()
      await expect(shown.getByText('Desk by')).toHaveCount(code === 'IE' ? 2 : 0)
    }
  })

  test('@wide SAF-05 SAF-07 a country selected where localStorage is blocked is kept on the next page', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      }),
    )
    await visit(page, '/poison')
    const choice = page.locator('body > footer').getByLabel(country('en').name)
    const spain = page.getByRole('main').getByRole('region', { name: 'Spain' })
    await choice.selectOption('ES')
    await expect(spain).toBeVisible()
    await reload(page)
    await expect(spain).toBeVisible()
    await expect(choice).toHaveValue('ES')
    await expect(page.locator('html')).toHaveAttribute('data-region', 'europe')
  })

  test('@wide SAF-08 a species prints on one sheet with the emergency numbers by country', async ({ page }) => {
    for (const locale of locales) {
      await visit(page, at(locale, '/mushrooms/amanita-phalloides'))
      expect(sheets(await page.pdf({ preferCSSPageSize: true })), locale).toBe(1)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.emergency-line')).toContainText(/112 \(.*911 \(|911 \(.*112 \(/)
      await expect(page.locator('.emergency-line')).toBeVisible()
      await page.emulateMedia({ media: null })
    }
  })
})

test.describe('in France, where each region has a poison center', () => {
  test.use({ timezoneId: 'Europe/Paris', locale: 'fr-FR' })

  test('@wide SAF-08 Galerina marginata prints on one sheet', async ({ page }) => {
    await visit(page, at('es', '/mushrooms/galerina-marginata'))
    await expect(page.getByRole('region', { name: 'Francia' })).toBeVisible()
    expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
  })
})

for (const [width, height] of [
  [360, 740],
  [768, 1024],
] as const)
  test(`@wide SAF-01 at ${width} px a deadly species shows danger, course, what to do and whom to call on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const locale of locales) {
      const t = words[locale].danger
      await visit(page, at(locale, '/mushrooms/amanita-phalloides'))
      const main = page.getByRole('main')
      await expect(main.getByText(t.deadly, { exact: true })).toBeInViewport({ ratio: 1 })
      for (const name of [t.whatHappens, t.whatToDo, t.whomToCall])
        await expect(main.getByRole('heading', { name })).toBeInViewport({ ratio: 1 })
      await expect(main.locator('a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 })
      // The text is collapsed, and a checkbox expands it, by keyboard too.
      const course = main.locator('section').filter({ has: page.locator('#course') })
      const folded = (await course.boundingBox())?.height ?? 0
      await course.getByRole('checkbox', { name: t.more }).press('Space')
      await expect.poll(async () => (await course.boundingBox())?.height ?? 0).toBeGreaterThan(folded)
      await expect(course.getByText(t.less)).toBeVisible()
    }
  })

/** A time `hours` from now in the format of a date field; browser and test have the same time zone. */
const localTime = (hours: number): string => {
  const time = new Date(Date.now() + hours * 3_600_000 - new Date().getTimezoneOffset() * 60_000)
  return time.toISOString().slice(0, 16)
}

const syndrome = (slug: string, locale: Locale): string =>
  syndromes.find((one) => one.slug === slug)?.label[locale] ?? slug

/** The number of pages of a PDF, each of which is an object. */
const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0

for (const path of ['/mushrooms/psilocybe-semilanceata', '/mushrooms/agaricus-bisporus']) {
  test(`@wide SAF-08 ${path} prints on one sheet in every locale, with its QR code`, async ({ page }) => {
    for (const locale of ['en', 'es', 'pt'] as const) {
      await visit(page, at(locale, path))
      expect(sheets(await page.pdf({ preferCSSPageSize: true })), locale).toBe(1)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.species-sheet-foot svg')).toBeVisible()
      await expect(page.locator('body > footer')).toBeHidden()
      // The overview is not printed, so its heading is not either.
      await expect(page.locator('#overview-title')).toBeHidden()
      await page.emulateMedia({ media: null })
    }
  })
}

test('@wide SAF-08 the line on other look-alikes is printed on the sheet of a species, and on no recipe', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const [path, times] of [
    ['/mushrooms/cantharellus-cibarius', 1],
    ['/recipes/chanterelle-omelette', 0],
  ] as const) {
    await visit(page, path)
    await expect(page.getByText(words.en.danger.alsoTakenFor).filter({ visible: true })).toHaveCount(times)
  }
  await page.emulateMedia({ media: null })
})

test('@wide SAF-03 SAF-05 phone numbers are above the results of a search for help, and above the safety page', async ({
  page,
}) => {
  for (const path of ['/search?q=se+comi%C3%B3+una+seta', '/search?q=vomiting+after+mushrooms', pages.text]) {
    await visit(page, path)
    const main = page.getByRole('main')
    const help = main.getByRole('region', { name: words.en.danger.searchTitle })
    await expect(help.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(help.getByRole('link', { name: words.en.danger.title })).toHaveAttribute('href', '/poison')
  }
})

for (const locale of locales)
  test(`SAF-05 the poison page shows the hours since the meal, marks what can still begin, and prints both (${locale})`, async ({
    page,
  }) => {
    const t = words[locale].danger
    await visit(page, at(locale, '/poison'))
    const main = page.getByRole('main')
    const row = (name: string) => main.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    const [slow, quick] = [syndrome('amatoxin', locale), syndrome('muscarine', locale)]
    await expect(main.getByText(t.stillShows)).toHaveCount(0)
    // A pen needs seven millimeters below each question, thirty pixels before the screen is printed at two thirds.
    const rooms = async (): Promise<number> =>
      (
        await main.locator('p > span[aria-hidden]:visible').evaluateAll((all) => all.map((one) => one.clientHeight))
      ).filter((room) => room >= 30).length
    await page.emulateMedia({ media: 'print' })
    expect(await rooms()).toBe(3)
    await page.emulateMedia({ media: null })
    const field = main.getByLabel(t.mealTime)
    await field.fill(localTime(-12))
    const status = main.getByRole('status').filter({ hasText: t.mealSince.split('{time}')[0] ?? '' })
    await expect(status).toContainText(/\b12\b/)
    await expect(row(slow).getByText(t.stillShows)).toBeVisible()
    await expect(row(quick).getByText(t.stillShows)).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByText(new RegExp(`^${t.hoursSince}: 12\\s`))).toBeVisible()
    await expect(field).toBeHidden()
    // An answered question needs no space for writing; the one on who ate does.
    expect(await rooms()).toBe(1)
    await expect(main.locator('a.button[href^="tel:"]').first()).toBeVisible()
    await page.emulateMedia({ media: null })
    expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
    await field.fill(localTime(2))
    await expect(main.getByText(t.mealAhead)).toBeVisible()
    await expect(main.getByText(t.stillShows)).toHaveCount(0)
  })

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })
  test.afterEach(({ context }) => context.setOffline(false))

  const kept = (page: Page): Promise<boolean> =>
    page.evaluate(
      async (paths) => {
        const found = await Promise.all(paths.map((path) => caches.match(path)))
        const workers = await navigator.serviceWorker.getRegistrations()
        const active = workers.filter((one) => one.active?.state === 'activated').length
        // One more registration, for `/en/poison`, which redirects.
        return found.every(Boolean) && active === paths.length + 1
      },
      locales.map((locale) => at(locale, '/poison')),
    )

  test('@wide SAF-05 the poison page works offline in three locales after a visit of any page, and no other page does', async ({
    page,
    context,
    watch,
  }) => {
    // Requests without a connection fail and are logged.
    watch.tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)/)
    await visit(page, pages.calendar)
    await expect.poll(() => kept(page)).toBe(true)
    await context.setOffline(true)
    await page.locator('body > header').getByRole('link', { name: words.en.danger.button }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: words.en.danger.title })).toBeVisible()
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(main.getByText(words.en.danger.keep2)).toBeVisible()
    for (const [locale, name] of [
      ['es', 'Español'],
      ['pt', 'Português'],
    ] as const) {
      const menu = await openMenu(page, locale === 'es' ? 'en' : 'es')
      await menu.getByRole('link', { name }).click()
      await expect(main.getByRole('heading', { level: 1, name: words[locale].danger.title })).toBeVisible()
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    }
    for (const [path, locale] of [
      ['/poison/', 'en'],
      ['/es/poison/?from=mail', 'es'],
      ['/en/poison', 'en'],
    ] as const) {
      await page.goto(path)
      await expect(main.getByRole('heading', { level: 1, name: words[locale].danger.title })).toBeVisible()
    }
    await expect(page.goto(pages.calendar)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  })
})
