import { fill } from '../../src/core/fill'
import { expect, visit, words } from '../fixtures'
import { productPath, test } from '../shop'

const t = words.en.cart

test.use({ javaScriptEnabled: false })

// A browser without script counts what it does not run as blocked.
test.beforeEach(({ watch }) => watch.tolerate(/^csp: .*\.js$/))

test('PRS-02 CRT-04 without scripts a product is added, counted, removed and put back', async ({ page, shop }) => {
  const product = await shop.product()
  await visit(page, productPath(product))
  await page.getByRole('button', { name: t.add }).click()
  await expect(page).toHaveURL('/cart')
  const quantity = page.getByRole('textbox', { name: fill(t.quantityOf, { title: product.title }) })
  await page.getByRole('button', { name: fill(t.more, { title: product.title }) }).click()
  await expect(quantity).toHaveValue('2')
  await quantity.fill('4')
  await page.getByRole('button', { name: t.update }).click()
  await expect(quantity).toHaveValue('4')
  await expect(page.getByRole('main')).toContainText('$50.00')
  await page.getByRole('button', { name: fill(t.removeOf, { title: product.title }) }).click()
  await expect(quantity).toHaveCount(0)
  await page.getByRole('button', { name: t.undo }).click()
  await expect(quantity).toHaveValue('4')
  await shop.change('products', product.id, { baseInventory: { unitPrice: 12.5, currency: 'USD', stock: 2 } })
  await quantity.fill('5')
  await page.getByRole('button', { name: t.update }).click()
  await expect(page.getByRole('alert')).toHaveText('Only 2 left.')
})
