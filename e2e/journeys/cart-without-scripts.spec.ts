import { fill } from '../../src/core/fill'
import { expect, visit, words } from '../fixtures'
import { productPath, test } from '../shop'

const t = words.en.cart

test.use({ javaScriptEnabled: false })

test('PRS-02 CRT-04 without scripts a product is added to the cart, its quantity changed, removed and restored', async ({
  page,
  shop,
}) => {
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
  await expect(page).toHaveURL(/#form-cart-change-refused$/)
  await expect(page.locator('#form-cart-change-refused')).toContainText('Only 2 left.')
})

test('@wide ERR-01 CRT-04 without scripts a rejected quantity stays in its field, beside the error message', async ({
  page,
  shop,
}) => {
  const [first, second] = [await shop.product(), await shop.product()]
  for (const product of [first, second]) {
    await visit(page, productPath(product))
    await page.getByRole('button', { name: t.add }).click()
    await expect(page).toHaveURL('/cart')
  }
  const fieldOf = ({ title }: { title: string }) => page.getByRole('textbox', { name: fill(t.quantityOf, { title }) })
  const count = fill(words.en.refusals.count, { n: 999 })
  for (const [typed, reason] of [
    ['999', 'Only 5 left.'],
    ['0', count],
    ['2,5', count],
    ['', words.en.refusals.required],
  ] as const) {
    await fieldOf(second).fill(typed)
    await page
      .getByRole('listitem')
      .filter({ has: fieldOf(second) })
      .getByRole('button', { name: t.update })
      .click()
    await expect(fieldOf(second)).toHaveValue(typed)
    await expect(fieldOf(second)).toHaveAttribute('aria-invalid', 'true')
    await expect(fieldOf(second)).toHaveAccessibleDescription(reason)
    await expect(page.locator('#form-cart-change-refused').filter({ has: fieldOf(second) })).toBeVisible()
    await expect(fieldOf(first)).not.toHaveAttribute('aria-invalid')
    await expect(page.getByText(reason)).toHaveCount(1)
  }
})
