import { describe, expect, test } from 'vitest'
import { translatorOf } from '@/platform/i18n/translator'
import { priceView } from './price-view'

const now = new Date('2026-11-21T12:00:00.000Z')
const shown = (product: Parameters<typeof priceView>[0]) => priceView(product, 'en', translatorOf('en'), now)
const variant = (option: string, price: number) => ({ options: [{ key: 'size', option }], pricing: { price } })
const powder = { unitPrice: 12, currency: 'USD', itemType: 'pouch', baseUnit: 'g', baseUnitQuantity: 100 }

describe('PRD-02 the unit beside a range of prices', () => {
  test('is left out where the options are different amounts', () => {
    const product = { baseInventory: powder, enableVariants: true }
    expect(shown({ ...product, variants: { variants: [variant('100g', 12), variant('2kg', 160)] } })).toMatchObject({
      now: '$12.00 – $160.00',
      unit: null,
    })
  })

  test('stays where all options are the same amount, and where there is one price', () => {
    const product = { baseInventory: powder, enableVariants: true }
    expect(shown({ ...product, variants: { variants: [variant('grey', 12), variant('pink', 13)] } })).toMatchObject({
      unit: '100\u00a0g',
    })
    expect(shown({ baseInventory: powder })).toMatchObject({ now: '$12.00', unit: '100\u00a0g' })
  })

  test('a kind of item is no amount and stays', () => {
    const baseInventory = { unitPrice: 94, itemType: 'piece' }
    const variants = { variants: [variant('w30', 94), variant('w33', 98)] }
    expect(shown({ baseInventory, enableVariants: true, variants })).toMatchObject({ unit: 'piece' })
  })
})
