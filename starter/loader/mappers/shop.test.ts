import { expect, test } from 'vitest'
import { products } from '../../catalogue/products/index'
import { offeredSince, salesIn } from './shop'

const month = 31 * 86_400_000

test('SHP-02 every product with a sale was for sale for a month before it began', () => {
  const selling = products.filter((product) => salesIn(product).some(({ active }) => active))
  expect(selling).not.toEqual([])
  for (const product of selling) {
    const since = Date.parse(offeredSince(product) ?? '')
    for (const { active, from } of salesIn(product)) {
      if (active && from) expect(Date.parse(from) - since, product.slug).toBeGreaterThanOrEqual(month)
    }
  }
})

test('SHP-02 of a product without a sale nothing is said of the time before it was loaded', () => {
  expect(offeredSince({ sales: [], variants: null })).toBeNull()
})
