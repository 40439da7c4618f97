import { psilocybeSemilanceata } from '../../starter/catalogue/species/psilocybe-semilanceata'
import { lightAndDark } from '../axe'
import { at, expect, locales, pages, test, visit, words } from '../fixtures'

const tags = { en: 'en-US', es: 'es', pt: 'pt-BR' } as const

const compounds = {
  psilocybin: { en: 'Psilocybin', es: 'Psilocibina', pt: 'Psilocibina' },
  psilocin: { en: 'Psilocin', es: 'Psilocina', pt: 'Psilocina' },
  harmine: { en: 'Harmine', es: 'Harmina', pt: 'Harmina' },
} as const

const gramsPerOunce = 28.349523125

for (const locale of locales) {
  const t = words[locale].dosage
  const [name = ''] = psilocybeSemilanceata.commonNames[locale]
  const everywhere = locale === 'pt' ? '' : '@wide '

  test(`${everywhere}NAV-12 D-19 the calculator asks for the age, starts with the species of its address, and marks unknown amounts (${locale})`, async ({
    page,
  }) => {
    const main = page.getByRole('main')
    const table = main.getByRole('table')
    const choice = (label: string) => main.getByRole('combobox', { name: label })
    const written = new Intl.NumberFormat(tags[locale], { maximumSignificantDigits: 2 })
    /** The published amounts of a compound in `dry` grams of dry matter, as the table writes them. */
    const expected = (compound: keyof typeof compounds, dry: number): string[] => {
      const found = psilocybeSemilanceata.psychoactiveChem.find((one) => one.compound === compound)
      const write = (amount: number | null | undefined): string =>
        typeof amount === 'number' ? written.format(amount * dry) : t.unknown
      const most = found?.max ?? found?.typical ?? found?.min ?? null
      return [
        write(found?.min),
        write(found?.typical),
        most === null ? t.unknown : t.atLeast.replace('{amount}', write(most)),
      ]
    }
    const cellsOf = (compound: keyof typeof compounds) => {
      const header = page.getByRole('rowheader', { name: compounds[compound][locale], exact: true })
      return table.getByRole('row').filter({ has: header }).getByRole('cell')
    }
    const expectContent = async (dry: number): Promise<void> => {
      await expect(cellsOf('psilocybin')).toHaveText(expected('psilocybin', dry))
      await expect(cellsOf('psilocin')).toHaveText(expected('psilocin', dry))
      await expect(table.getByRole('cell', { name: '0', exact: true })).toHaveCount(0)
    }

    await test.step('a species that is not there is said to be none, and no other stands in its place', async () => {
      await visit(page, at(locale, `${pages.calculator}?species=amanita-nowhere`))
      await main.getByRole('button', { name: t.ageConfirm, exact: true }).click()
      await expect(main.getByText(t.unknownSpecies, { exact: true })).toBeVisible()
      await expect(table).toBeHidden()
    })

    await visit(page, at(locale, `${pages.calculator}?species=psilocybe-semilanceata`))
    await expect(main.getByText(t.ageQuestion, { exact: true })).toBeVisible()
    await expect(choice(t.species)).toHaveCount(0)
    await expect(table).toHaveCount(0)
    // Nothing was computed yet, so a print shows no result.
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByText(`${t.weight}:`)).toHaveCount(0)
    await expect(main.getByText(t.ageQuestion, { exact: true })).toBeHidden()
    await page.emulateMedia({ media: null })
    await main.getByRole('button', { name: t.ageConfirm, exact: true }).click()
    await expect(choice(t.species)).toHaveValue('psilocybe-semilanceata')
    await expect(table.locator('caption')).toHaveText(`${t.result}: ${name}`)

    await test.step('what is known is reckoned, what is unknown is said', async () => {
      expect(expected('psilocybin', 1)).not.toContain(t.unknown)
      expect(expected('psilocin', 1)).toContain(t.unknown)
      await expectContent(1)
      await expect(cellsOf('harmine')).toHaveText([t.unknown])
      await expect(table).toContainText(`${t.source}: Range: Christiansen et al. 1981`)
    })

    await test.step('weight, unit and water change the result', async () => {
      await choice(t.material).selectOption({ label: t.fresh })
      await expect(main.getByRole('textbox', { name: t.water })).toHaveValue('90')
      await expectContent(0.1)
      await choice(t.unit).selectOption({ label: t.ounces })
      await expectContent(0.1 * gramsPerOunce)
      const entered = main.getByText(
        `${t.species}: ${name} (Psilocybe semilanceata) · ${t.weight}: 1 oz · ${t.material}: ${t.fresh} · ${t.water}: 90`,
        { exact: true },
      )
      await expect(entered).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(entered).toBeVisible()
      await expect(table).toBeVisible()
      await page.emulateMedia({ media: null })
      await choice(t.material).selectOption({ label: t.dried })
      await expectContent(gramsPerOunce)
      const weight = main.getByRole('textbox', { name: t.weight })
      await weight.fill('-1')
      await expect(main.getByRole('status').getByText(t.badWeight, { exact: true })).toBeVisible()
      // "Unknown" means that nobody has measured it, so without a weight the cells are empty, and prints have no table.
      await expect(cellsOf('psilocybin')).toHaveText([''])
      await page.emulateMedia({ media: 'print' })
      await expect(main.getByText(t.badWeight, { exact: true }).filter({ visible: true })).toHaveCount(1)
      await expect(table).toBeHidden()
      await page.emulateMedia({ media: null })
      await weight.fill('2,5')
      await expectContent(2.5 * gramsPerOunce)
    })

    await test.step('no product is linked, and it says what can go wrong', async () => {
      await expect(main.locator('a[href*="/mushrooms/product"]')).toHaveCount(0)
      await expect(main.getByRole('link', { name: t.harmReduction })).toHaveAttribute(
        'href',
        at(locale, '/harm-reduction'),
      )
      for (const [title, text] of [
        [t.interactionsTitle, t.interactions],
        [t.emergencyTitle, t.emergency],
        [t.lawTitle, t.law],
      ] as const) {
        await expect(main.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
        await expect(main.getByText(text, { exact: true })).toBeVisible()
      }
    })

    if (locale === 'en') await lightAndDark(page)
  })
}
