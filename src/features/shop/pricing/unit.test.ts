import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unitOf, unitPrice } from './unit'

const words = { name: (word: string) => word, write: String }

describe('PRD-02 units', () => {
  test.each([
    [{ baseUnit: 'g', itemType: 'bag' }, [100], '100\u00a0g'],
    [{ baseUnit: 'g' }, [9500], '9500\u00a0g'],
    [{ baseUnit: 'ml' }, [1000], '1000\u00a0ml'],
    [{ baseUnit: 'unit' }, [5000], '5000\u00a0unit'],
    [{ baseUnit: 'g', itemType: 'bag' }, [100, 2000, 500], '100–\u20602000\u00a0g'],
    [{ baseUnit: 'g', itemType: 'bag' }, [250, 250], '250\u00a0g'],
    [{ itemType: 'bag' }, [100], 'bag'],
    [{ baseUnit: 'g', itemType: 'bag' }, [], 'bag'],
    [{ baseUnit: 'g', itemType: 'bag' }, [0], 'bag'],
    [{ itemType: '' }, [], null],
    [{}, [], null],
    [null, [5], null],
  ])('of %j with the amounts %j are %s', (inventory, amounts, unit) => {
    expect(unitOf(inventory, amounts, words)).toBe(unit)
  })

  test('amount and unit are shown as they were written, never scaled', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom('g', 'ml', 'kg', 'capsule'), (amount, unit) => {
        expect(unitOf({ baseUnit: unit, itemType: 'bag' }, [amount], words)).toBe(`${amount}\u00a0${unit}`)
      }),
    )
  })
})

describe('the price of a kilogram or a litre', () => {
  const price = { amount: 1250, currency: 'EUR' }

  test.each([
    ['g', 250, 5000, 'kg'],
    ['kg', 2, 625, 'kg'],
    ['mg', 500_000, 2500, 'kg'],
    ['ml', 30, 41_667, 'l'],
    ['l', 5, 250, 'l'],
    // Other spellings that editors use.
    ['Gr.', 250, 5000, 'kg'],
    ['Kilos', 2, 625, 'kg'],
    [' litros', 5, 250, 'l'],
    ['fl. oz', 1, 42_268, 'l'],
  ])('is given for the unit %s and the amount %d', (unit, amount, cents, per) => {
    expect(unitPrice({ price, amount, isAmountKnown: true }, unit)).toEqual({
      price: { amount: cents, currency: 'EUR' },
      per,
    })
  })

  test.each([
    ['capsule', 60],
    ['g', null],
    ['g', 0],
    ['constructor', 5],
    [null, 5],
  ])('is null for the unit %s and the amount %s', (unit, amount) => {
    expect(unitPrice({ price, amount, isAmountKnown: true }, unit)).toBeNull()
  })

  test('is null when the amount is not known', () => {
    expect(unitPrice({ price, amount: 250, isAmountKnown: false }, 'ml')).toBeNull()
  })
})
