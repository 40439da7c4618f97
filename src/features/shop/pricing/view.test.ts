import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { translatorOf } from '@/platform/i18n/translator'
import { moneyText, offerView, priceView } from './view'
import { offerOf } from './price'

const now = new Date('2026-11-21T12:00:00.000Z')
const shown = (product: Parameters<typeof priceView>[0]) => priceView(product, 'en', translatorOf('en'), now)
const variant = (id: string, price: number, amount?: number) => ({ id, pricing: { price, amount: amount ?? null } })
const powder = { unitPrice: 12, currency: 'USD', itemType: 'pouch', baseUnit: 'g', baseUnitQuantity: 100 }

describe('PRD-02 the unit beside a price', () => {
  test('is a range of amounts when the variants hold different ones', () => {
    const variants = { variants: [variant('a', 12), variant('b', 160, 2000)] }
    expect(shown({ baseInventory: powder, enableVariants: true, variants })).toMatchObject({
      now: '$12.00 – $160.00',
      unit: '100–\u20602000\u00a0g',
    })
  })

  test('is one amount when all variants hold the same, and without variants', () => {
    const variants = { variants: [variant('a', 12), variant('b', 13)] }
    expect(shown({ baseInventory: powder, enableVariants: true, variants })).toMatchObject({ unit: '100\u00a0g' })
    expect(shown({ baseInventory: powder })).toMatchObject({ now: '$12.00', unit: '100\u00a0g' })
  })

  test('is what the editor wrote, without separators', () => {
    expect(shown({ baseInventory: { ...powder, baseUnitQuantity: 9500 } })).toMatchObject({ unit: '9500\u00a0g' })
  })

  test('is the kind of item when no amount is stated', () => {
    const baseInventory = { unitPrice: 94, itemType: 'piece' }
    const variants = { variants: [variant('w30', 94), variant('w33', 98)] }
    expect(shown({ baseInventory, enableVariants: true, variants })).toMatchObject({ unit: 'piece' })
  })

  test('is the variant’s own amount for the offer of one variant', () => {
    const product = {
      baseInventory: powder,
      enableVariants: true,
      variants: { variants: [variant('a', 12), variant('b', 160, 2000)] },
    }
    const offer = offerOf(product, 'b', now)
    expect(offer && offerView(product, offer, 'en', translatorOf('en'))).toMatchObject({
      now: '$160.00',
      unit: '2000\u00a0g',
      sale: null,
    })
  })
})

test('PRD-02 a sale of a dearer variant has its label beside the range of prices, and no former price', () => {
  const large = { ...variant('b', 49), sales: [{ active: true, salePrice: 45 }] }
  const product = { baseInventory: powder, enableVariants: true, variants: { variants: [variant('a', 14.5), large] } }
  expect(shown(product)).toMatchObject({
    now: '$14.50 – $45.00',
    sale: { before: null, spoken: null, label: 'Sale' },
  })
})

test('I18-01 money is formatted by locale', () => {
  const written = locales.map((locale) => moneyText({ amount: 123456, currency: 'BRL' }, locale))
  expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['R$1,234.56', '1234,56 BRL', 'R$ 1.234,56'])
})
