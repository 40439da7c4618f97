import AxeBuilder from '@axe-core/playwright'
import { writeFile } from 'node:fs/promises'
import { expect, visit } from '../fixtures'
import { signIn } from '../office'
import { test } from '../shop'

// The admin is a separate application and the test signs in, so it has its own browser context.
test.use({ reuseContext: false })

test('@wide SHP-03 the import shows the errors of a product table by row and writes nothing; corrected, it is written', async ({
  page,
  shop,
}) => {
  const product = await shop.product()
  await signIn(page.request)
  await visit(page, '/admin/collections/products')
  // The link above the list, since the menu with the same link may be closed.
  await page.getByRole('paragraph').getByRole('link', { name: 'Products as a table' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products as a table' })).toBeVisible()

  const choose = (csv: string): Promise<void> =>
    page
      .getByLabel('Table (CSV)')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const look = () => page.getByRole('button', { name: 'Look at it' }).click()
  const rows = page.locator('.sporeprint-table tbody tr')
  const status = page.locator('.sporeprint-table').getByRole('status')

  await choose('slug,colour\na,red\n')
  await look()
  await expect(status).toHaveText('No column is called “colour”.')

  await choose(`slug,price,vendor\n${product.slug},-3,nobody\n`)
  await look()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Fault')
  await expect(rows.first()).toContainText('price')
  await expect(rows.first()).toContainText('There is no “nobody”.')
  await expect(page.getByRole('button', { name: /^Write/ })).toHaveCount(0)

  await choose(`slug,price,stock\n${product.slug},14.25,8\n`)
  await expect(rows).toHaveCount(0)
  await look()
  await expect(rows.first()).toContainText('12.5')
  await expect(rows.first()).toContainText('14.25')
  const { violations } = await new AxeBuilder({ page }).include('.sporeprint-table').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  // An item is sold between preview and import: nothing is written, and the new state is shown.
  await shop.change('products', product.id, { baseInventory: { unitPrice: 12.5, currency: 'USD', stock: 4 } })
  await page.getByRole('button', { name: 'Write it (1)' }).click()
  await expect(status).toContainText('nothing was written')
  await page.getByRole('button', { name: 'Write it (1)' }).click()
  await expect(status).toHaveText('Rows written: 1.')
  const stored = await page.request.get(`/api/products/${product.id}?depth=0`)
  expect(await stored.json()).toMatchObject({ baseInventory: { unitPrice: 14.25, stock: 8 } })
})

test('@wide SHP-03 I18-01 a file changed since it was selected must be selected again, and an offline call shows its error in Spanish', async ({
  page,
  shop,
  watch,
}, info) => {
  watch.tolerate(/ERR_INTERNET_DISCONNECTED/)
  const product = await shop.product()
  await signIn(page.request)
  await page.context().addCookies([{ name: 'payload-lng', value: 'es', url: info.project.use.baseURL ?? '' }])
  await visit(page, '/admin/product-table')
  const file = info.outputPath('products.csv')
  const choose = async (price: string): Promise<void> => {
    await writeFile(file, `slug,price\n${product.slug},${price}\n`)
    await page.getByLabel('Tabla (CSV)').setInputFiles(file)
  }
  const look = () => page.getByRole('button', { name: 'Revisar' }).click()
  const table = page.locator('.sporeprint-table')
  const status = table.getByRole('status')
  const rows = table.locator('tbody tr')

  await choose('1.5.5')
  await look()
  await expect(rows.first()).toContainText('no es un número')
  // The fault is mended where the table was written, and saved there.
  await writeFile(file, `slug,price\n${product.slug},15.5\n`)
  await look()
  await expect(status).toHaveText('El archivo se ha vuelto a guardar desde que lo eligió. Elíjalo otra vez.')
  await expect(rows).toHaveCount(0)
  await choose('15.5')
  await look()
  await expect(rows.first()).toContainText('15.5')

  await page.context().setOffline(true)
  await look()
  await expect(status).toHaveText('La llamada ha fallado. Inténtelo otra vez.')
})
