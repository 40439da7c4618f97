import { expect, test } from 'vitest'
import { products } from '../../catalogue/products/index'
import { amountOf, offeredSince, salesIn } from './shop'

const month = 31 * 86_400_000

test('SHP-02 a product with a sale was offered for a month before the sale began', () => {
  const selling = products.filter((product) => salesIn(product).some(({ active }) => active))
  expect(selling).not.toEqual([])
  for (const product of selling) {
    const since = Date.parse(offeredSince(product) ?? '')
    for (const { active, from } of salesIn(product)) {
      if (active && from) expect(Date.parse(from) - since, product.slug).toBeGreaterThanOrEqual(month)
    }
  }
})

test('SHP-02 a product without a sale has no date since which it is offered', () => {
  expect(offeredSince({ sales: [], variants: null })).toBeNull()
})

test.each([
  [{ size: '2kg' }, { baseUnit: 'g', baseUnitQuantity: 500 }, 2000],
  [{ size: '250g' }, { baseUnit: 'g', baseUnitQuantity: 500 }, 250],
  [{ pack: '24' }, { baseUnit: 'ml', baseUnitQuantity: 250 }, 6000],
  [{ flavour: 'peach', count: '60' }, { baseUnit: 'unit', baseUnitQuantity: 30 }, 60],
  [{ oyster: 'pink' }, { baseUnit: 'g', baseUnitQuantity: 2500 }, 2500],
  [{ pack: '500' }, { baseUnit: null, baseUnitQuantity: null }, null],
])('PRD-02 the amount of a variant with options %j of a product with %j is %j', (options, base, held) => {
  expect(amountOf(options, base)).toBe(held)
})

test('PRD-02 every variant of a product with an amount has an amount', () => {
  for (const { slug, baseInventory, variants } of products)
    for (const { options } of variants?.variants ?? [])
      expect(amountOf(options, baseInventory) !== null, slug).toBe(baseInventory.baseUnitQuantity !== null)
})
