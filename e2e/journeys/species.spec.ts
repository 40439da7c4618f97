import type { Page } from '@playwright/test'
import { guides } from '../../starter/catalogue/guides/index'
import { posts } from '../../starter/catalogue/posts/index'
import { projects } from '../../starter/catalogue/projects/index'
import { recipes } from '../../starter/catalogue/recipes/index'
import { amanitaMuscaria } from '../../starter/catalogue/species/amanita-muscaria'
import { boletusEdulis } from '../../starter/catalogue/species/boletus-edulis'
import { psilocybeCubensis } from '../../starter/catalogue/species/psilocybe-cubensis'
import { at, expect, locales, ready, test, visit, words, type Locale, reload } from '../fixtures'
import { chips, countOf, expand, press } from '../sidebar'

const three = [amanitaMuscaria, boletusEdulis, psilocybeCubensis]

const edibility = {
  toxic: { en: 'Toxic', es: 'Tóxico', pt: 'Tóxico' },
  choice: { en: 'Choice edible', es: 'Excelente comestible', pt: 'Comestível excelente' },
  psychoactive: { en: 'Psychoactive', es: 'Psicoactivo', pt: 'Psicoativo' },
} as const

const evidence = {
  traditional: { en: 'Traditional use', es: 'Uso tradicional', pt: 'Uso tradicional' },
  'in-vitro': { en: 'In vitro', es: 'In vitro', pt: 'In vitro' },
  animal: { en: 'Animal study', es: 'Estudio en animales', pt: 'Estudo em animais' },
  'human-trial': { en: 'Human trial', es: 'Ensayo en humanos', pt: 'Ensaio em humanos' },
} as const

const danger = {
  deadly: { en: 'Deadly', es: 'Mortal', pt: 'Mortal' },
  toxic: { en: 'Toxic', es: 'Tóxico', pt: 'Tóxico' },
  suspect: { en: 'Suspect', es: 'Sospechoso', pt: 'Suspeito' },
  psychoactive: { en: 'Psychoactive', es: 'Psicoactivo', pt: 'Psicoativo' },
  inedible: { en: 'Inedible', es: 'No comestible', pt: 'Não comestível' },
  medicinal: { en: 'Medicinal', es: 'Medicinal', pt: 'Medicinal' },
  'edible-when-cooked': { en: 'Edible when cooked', es: 'Comestible solo cocinado', pt: 'Comestível apenas cozido' },
  choice: { en: 'Choice edible', es: 'Excelente comestible', pt: 'Comestível excelente' },
  edible: { en: 'Edible', es: 'Comestible', pt: 'Comestível' },
} as const

const tags = { en: 'en-US', es: 'es', pt: 'pt-BR' } as const

const section = (page: Page, id: string) => page.locator(`section#${id}`)

const open = (page: Page, slug: string, locale: Locale) => visit(page, at(locale, `/mushrooms/${slug}`))

for (const species of three) {
  for (const locale of locales) {
    const t = words[locale].species

    test(`SPC-01 SPC-02 SPC-04 SPC-06 ${species.scientificName}: hero, overview, look-alikes with danger first, well-being with evidence (${locale})`, async ({
      page,
    }) => {
      await open(page, species.slug, locale)

      await test.step('SPC-01 SPC-02 hero and overview', async () => {
        const hero = page.getByRole('main').locator('article > header')
        const [name] = species.commonNames[locale]
        await expect(hero.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
        await expect(hero.locator('.scientific').first()).toHaveText(species.scientificName)
        await expect(hero.locator('.scientific').first()).toHaveCSS('font-style', 'italic')
        await expect(hero.getByText(species.authority ?? '')).toHaveCSS('font-style', 'normal')
        for (const code of locales) {
          const names = species.commonNames[code].filter((one) => code !== locale || one !== name)
          const line = hero.locator(`dd[lang="${tags[code]}"]`)
          if (names.length > 0) await expect(line).toHaveText(names.join(', '))
          else await expect(line).toHaveCount(0)
        }
        const chip = edibility[species.edibility as keyof typeof edibility][locale]
        await expect(hero.getByText(chip, { exact: true }).locator('svg')).toBeVisible()
        await expect(hero.getByRole('img', { name: new RegExp(species.scientificName) }).first()).toBeVisible()
        const products = hero.getByRole('link', { name: t.viewProducts })
        if (species === amanitaMuscaria) {
          // SAF-01 SAF-04: a harmful species shows its danger and whom to call, without praise or products.
          await expect(hero.getByText(words[locale].danger.toxic)).toBeVisible()
          const help = hero.getByRole('link', { name: words[locale].danger.callNow })
          await expect(help).toHaveAttribute('href', at(locale, '/poison'))
          // The psychoactive warning comes before the phone numbers, yet the link to help is visible without scrolling.
          await expect(help).toBeInViewport({ ratio: 1 })
          await expect(hero.locator('a[href^="tel:"]').first()).toBeVisible()
          await expect(hero.getByRole('heading', { name: words[locale].danger.whomToCall })).toBeVisible()
          await expect(page.locator('.stars')).toHaveCount(0)
          await expect(products).toHaveCount(0)
        } else {
          await expect(hero.locator('.stars')).toHaveAccessibleName(/\d/)
          // The page of a psychoactive species does not link to its spores.
          await expect(products).toHaveCount(species === psilocybeCubensis ? 0 : 1)
        }
        const north = hero.getByRole('row', { name: t.seasonNorth })
        await expect(north.getByText(t.inSeason)).toHaveCount(species.seasonNorth.length)

        const overview = section(page, 'overview')
        for (const paragraph of species.description[locale].split('\n\n')) {
          await expect(overview.getByText(paragraph)).toBeVisible()
        }
        for (const text of [species.cap[locale], species.gills[locale], species.taxonomy.family]) {
          await expect(overview.getByText(text, { exact: true })).toBeVisible()
        }
      })

      await test.step('SPC-04 look-alikes, danger first', async () => {
        const cards = section(page, 'lookAlikes').getByRole('listitem')
        await expect(cards).toHaveCount(species.lookAlikes.length)
        const order = Object.keys(danger)
        const expected = species.lookAlikes.toSorted((a, b) => order.indexOf(a.edibility) - order.indexOf(b.edibility))
        for (const [index, entry] of expected.entries()) {
          const card = cards.nth(index)
          await expect(card.getByText(danger[entry.edibility][locale], { exact: true }).locator('svg')).toBeVisible()
          await expect(card.getByRole('heading')).toContainText(entry.scientificName)
          await expect(card.getByText(entry.differences[locale], { exact: true })).toBeVisible()
          const picture = card.getByRole('img', { name: new RegExp(entry.scientificName) })
          await picture.scrollIntoViewIfNeeded()
          await expect(picture).toHaveJSProperty('complete', true)
          expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
        }
      })

      await test.step('SPC-06 well-being, with the evidence named', async () => {
        const wellBeing = section(page, 'wellBeing')
        await expect(wellBeing.getByText(t.disclaimer)).toBeVisible()
        for (const entry of species.helpsWith) {
          const row = wellBeing.locator('dl > div', { hasText: entry.note[locale] })
          await expect(row).toContainText(`${t.evidence}: ${evidence[entry.evidence][locale]}`)
        }
        for (const entry of species.sideEffects) {
          const row = wellBeing.locator('dl > div', { hasText: entry.description[locale] })
          await expect(row.locator('dt')).toHaveText(entry.sideEffect[locale])
        }
        const senses = section(page, 'senses').getByRole('listitem')
        await expect(senses).toHaveCount(species.flavors.length + species.textures.length + species.fragrances.length)
        for (const entry of species.productGuide) {
          const tip = section(page, 'productGuide').locator('dl > div', { hasText: entry.tip[locale] })
          await expect(tip.locator('dd')).toHaveText(entry.description[locale])
        }
      })
    })
  }
}

test('@wide SPC-03 the chemistry section has amounts with unit and source, and links to the compound', async ({
  page,
}) => {
  await open(page, 'amanita-muscaria', 'en')
  const chemistry = section(page, 'chemistry')
  const card = chemistry.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Muscimol' }) })
  await expect(card).toContainText('0.05 to 1.05 mg/g dry, typically 0.4 mg/g dry')
  await expect(card).toContainText('Tsujikawa et al. 2006')
  // A harmful species has no compounds with benefits (SAF-04).
  await expect(chemistry.getByRole('link', { name: 'Polysaccharides' })).toHaveCount(0)

  await open(page, 'amanita-muscaria', 'es')
  await expect(chemistry).toContainText('de 0,05 a 1,05 mg/g seco, normalmente 0,4 mg/g seco')

  await open(page, 'amanita-muscaria', 'en')
  await card.getByRole('link').click()
  await expect(page).toHaveURL('/mushrooms/species/chemistry/psychoactive/muscimol')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muscimol')
  await page.getByRole('main').getByRole('link', { name: 'Fly Agaric', exact: true }).click()
  await expect(page).toHaveURL('/mushrooms/amanita-muscaria')
})

test('@wide SPC-03 NAV-12 every compound of Psilocybe cubensis has a card and a page in each locale, and the calculator is linked', async ({
  page,
}) => {
  const calculator = '/mushrooms/species/type/psychoactive/dosage-calculator'
  for (const locale of locales) {
    await open(page, 'psilocybe-cubensis', locale)
    const toCalculator = page.getByRole('main').getByRole('link', { name: words[locale].dosage.title })
    await expect(toCalculator).toHaveAttribute('href', `${at(locale, calculator)}?species=psilocybe-cubensis`)
    const links = section(page, 'chemistry').getByRole('listitem').getByRole('heading').getByRole('link')
    const { psychoactiveChem, medicinalChem } = psilocybeCubensis
    await expect(links).toHaveCount(psychoactiveChem.length + medicinalChem.length)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const address of addresses) {
      expect(address).toMatch(new RegExp(`^${at(locale, '/mushrooms/species/chemistry/')}(psychoactive|medicinal)/`))
      const response = await page.request.get(address, { maxRedirects: 0 })
      expect(response.status(), address).toBe(200)
    }
  }

  await open(page, 'psilocybe-cubensis', 'en')
  await page.getByRole('main').getByRole('link', { name: words.en.dosage.title }).click()
  await expect(page).toHaveURL(`${calculator}?species=psilocybe-cubensis`)
  await ready(page)
  await page.getByRole('button', { name: words.en.dosage.ageConfirm }).click()
  await expect(page.getByRole('combobox', { name: words.en.dosage.species })).toHaveValue('psilocybe-cubensis')

  await open(page, 'boletus-edulis', 'en')
  await expect(section(page, 'chemistry')).toBeVisible()
  await expect(page.getByRole('main').locator(`a[href*="${calculator}"]`)).toHaveCount(0)
})

test('@wide SPC-05 the nutrition label has daily values, and a dash for what was not measured', async ({ page }) => {
  await open(page, 'boletus-edulis', 'en')
  const label = section(page, 'nutrition').getByRole('table', { name: words.en.species.nutritionFacts })
  for (const [row, percent] of [
    ['Total fat 0.43 g', '1%'],
    ['Trans fat —', ''],
    ['Sodium 5 mg', '0%'],
    ['Total carbohydrate 5.3 g', '2%'],
    ['Dietary fiber 1.93 g', '7%'],
    ['Total sugars 1.7 g', ''],
    ['Protein 3.13 g', '6%'],
    ['Vitamin D 3.1 µg', '16%'],
    ['Potassium 361 mg', '8%'],
  ] as const) {
    const line = label.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    await expect(line.getByRole('cell')).toHaveText(percent)
  }
  await expect(label.getByRole('row', { name: 'Calories 32' })).toBeVisible()
  await expect(label).not.toContainText('Selenium')
  await expect(section(page, 'nutrition')).toContainText('CIQUAL 2020')

  await open(page, 'boletus-edulis', 'es')
  await expect(section(page, 'nutrition').getByRole('rowheader', { name: 'Proteínas 3,13 g' })).toBeVisible()

  await open(page, 'amanita-muscaria', 'en')
  await expect(section(page, 'nutrition')).toHaveCount(0)
})

test('@wide SPC-04 a look-alike whose picture does not load shows a placeholder', async ({ page, watch }) => {
  watch.tolerate(/\/api\/media\/file\/|Failed to load resource/)
  await page.route('**/api/media/file/**', (route) => route.abort('failed'))
  for (const locale of locales) {
    await open(page, 'amanita-muscaria', locale)
    const cards = section(page, 'lookAlikes').getByRole('listitem')
    await expect(cards).toHaveCount(amanitaMuscaria.lookAlikes.length)
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded()
      await expect(card.getByText(words[locale].species.noPicture, { exact: true })).toBeVisible()
      await expect(card.locator('img')).toHaveCount(0)
    }
  }
})

for (const locale of locales) {
  test(`@wide FLT-13 SPC-09 the products of a species are filtered, chips remove a filter, and an error empties the list (${locale})`, async ({
    page,
    watch,
  }) => {
    const t = words[locale]
    await open(page, 'pleurotus-ostreatus', locale)
    await ready(page)
    const shop = section(page, 'products')
    const cards = shop.getByRole('article')
    await expect(cards).not.toHaveCount(0)
    const all = await cards.count()
    const address = page.url()

    await test.step('an option of a section leaves its products, and says so in the address', async () => {
      const trigger = shop.getByRole('button', { name: t.filters.open })
      await trigger.click()
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
      const vendors = await expand(shop, { en: 'Vendor', es: 'Vendedor', pt: 'Vendedor' }[locale])
      const first = vendors.getByRole('checkbox').first()
      const count = await countOf(first)
      expect(count).toBeLessThan(all)
      await press(first)
      await expect(cards).toHaveCount(count)
      await expect(first).toBeChecked()
      await expect(page).toHaveURL(/\?vendor=[a-z-]+$/)
    })

    await test.step('it survives a reload, with its options in view', async () => {
      const left = await cards.count()
      await reload(page)
      await expect(chips(page, locale)).toHaveCount(1)
      await expect(cards).toHaveCount(left)
      await expect(shop.getByRole('checkbox', { checked: true })).toHaveCount(1)
    })

    await test.step('its chip takes it back', async () => {
      await chips(page, locale).first().click()
      await expect(cards).toHaveCount(all)
      await expect(page).toHaveURL(address)
    })

    await test.step('a refusal shows the server’s words, a fault ours, and neither a product', async () => {
      watch.tolerate(/400|Failed to load resource|ERR_FAILED/)
      const calls = '**/api/products/filter?**'
      const vendors = await expand(shop, { en: 'Vendor', es: 'Vendedor', pt: 'Vendedor' }[locale])
      await page.route(calls, (route) => route.fulfill({ status: 400, json: { error: 'Closed for stocktaking' } }))
      await press(vendors.getByRole('checkbox').first())
      await expect(shop.getByRole('alert')).toContainText('Closed for stocktaking')
      await expect(cards).toHaveCount(0)
      await page.unroute(calls)
      await page.route(calls, (route) => route.abort('failed'))
      await shop.getByRole('button', { name: t.filters.retry }).click()
      await expect(shop.getByRole('alert')).toContainText(t.filterErrors.productsFailed)
      await page.unroute(calls)
      await shop.getByRole('button', { name: t.filters.retry }).click()
      await expect(cards).not.toHaveCount(0)
    })
  })
}

test('@wide FLT-13 a species with one product has no filters for it', async ({ page }) => {
  await open(page, 'morchella-esculenta', 'en')
  await expect(section(page, 'products').getByRole('article')).toHaveCount(1)
  await expect(section(page, 'products').getByRole('button', { name: words.en.filters.open })).toHaveCount(0)
})

/** The titles of the documents that name a species. */
const about = (
  slug: string,
  list: readonly { title: Record<Locale, string>; species?: readonly string[] }[],
  locale: Locale,
): string[] => list.filter(({ species }) => species?.includes(slug)).map(({ title }) => title[locale])

for (const locale of locales) {
  test(`@wide FLT-13 ARC-01 a species page lists the guides, recipes, posts and projects about it (${locale})`, async ({
    page,
  }) => {
    const slug = 'pleurotus-ostreatus'
    const t = words[locale]
    await open(page, slug, locale)
    for (const { id, title, expected } of [
      { id: 'guides', title: t.archive.titles.growingguides, expected: about(slug, guides, locale) },
      {
        id: 'articles',
        title: t.species.postsAndProjects,
        expected: about(slug, [...posts, ...projects], locale),
      },
      { id: 'recipes', title: t.archive.titles.recipes, expected: about(slug, recipes, locale) },
    ]) {
      const part = section(page, id)
      const heading = part.getByRole('heading', { level: 2, name: title, exact: true })
      await test.step(`the index leads to ${id}`, async () => {
        const index = page.getByRole('navigation', { name: t.site.onThisPage })
        await index.getByRole('link', { name: title, exact: true }).click()
        await expect(page).toHaveURL(at(locale, `/mushrooms/${slug}#${id}`))
        await expect(heading).toBeInViewport()
      })
      const shown = await part.getByRole('heading', { level: 3 }).allTextContents()
      expect(shown.toSorted()).toEqual(expected.toSorted())
      // All documents are shown, so there is no link to the listing.
      await expect(part.getByRole('link', { name: t.categories.toArchive.replace('{archive}', '') })).toHaveCount(0)
    }
    await section(page, 'guides').getByRole('article').first().getByRole('link').click()
    await expect(section(page, 'species').locator(`a[href="${at(locale, `/mushrooms/${slug}`)}"]`)).toBeVisible()
  })
}

test('NAV-04 FLT-13 a species with more posts than its page shows links to the archive with all of them', async ({
  page,
}) => {
  const slug = 'cantharellus-cibarius'
  const all = about(slug, posts, 'es')
  expect(all.length).toBeGreaterThan(6)
  await open(page, slug, 'es')
  await expect(section(page, 'guides')).toHaveCount(0)
  const part = section(page, 'articles')
  await expect(part.locator('a[href^="/es/posts/"]')).toHaveCount(6)
  const t = words.es
  await part.getByRole('link', { name: t.categories.toArchive.replace('{archive}', t.archive.titles.posts) }).click()
  await expect(page).toHaveURL(/\/es\/posts\?species=\d+&sort=-createdAt$/)
  await ready(page)
  await expect(chips(page, 'es')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(all.length)
})

test('@wide FLT-13 a species without articles has no empty section, and no link to one in the index', async ({
  page,
}) => {
  const slug = 'pleurotus-djamor'
  expect(about(slug, [...guides, ...posts, ...recipes, ...projects], 'en')).toEqual([])
  await open(page, slug, 'en')
  await expect(section(page, 'overview')).toBeVisible()
  await expect(page.locator('section#guides, section#articles, a[href="#guides"], a[href="#articles"]')).toHaveCount(0)
})

test('@wide BLK-10 a printed species is dark on light, without header and forms', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await visit(page, '/mushrooms/hericium-erinaceus')
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(paper).toBe('rgb(255, 255, 255)')
  // Browsers color the margins of a printed page by the color scheme.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await expect(page.locator('body > header')).toBeHidden()
  await expect(page.locator('#impressions form').first()).toBeHidden()
})

test('@wide BLK-10 a species can be cited by a BibTeX file', async ({ page }) => {
  await visit(page, '/mushrooms/hericium-erinaceus')
  await page.getByText(words.en.references.citePage, { exact: true }).click()
  const file = page.waitForEvent('download')
  await page.locator('a[download="hericium-erinaceus.bib"]').click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await file).createReadStream()) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  expect(text).toMatch(/^@misc\{hericium-erinaceus,/)
  expect(text).toContain('/mushrooms/hericium-erinaceus}')
  await expect(page.locator('#references li').first()).toContainText('[1]')
})
