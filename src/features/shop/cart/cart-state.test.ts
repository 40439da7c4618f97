import { describe, expect, test } from 'vitest'
import { requested, settled, takenOut, typedQuantity, type CartState } from './cart-state'
import { emptyCart } from './view'

const taken = { id: '7', title: 'Jar', quantity: 3, canReturn: true }
const start: CartState = { cart: emptyCart, pending: {}, errors: {}, removed: null, restored: null, changed: null }
const done = { ok: true, cart: emptyCart } as const

describe('CRT-04 putting back what was taken out', () => {
  const removed = takenOut(start, taken)

  test('CRT-04 is offered until it is done, and then leads to the line', () => {
    expect(removed.removed).toBe(taken)
    const waiting = requested(removed, '7', 3)
    expect(waiting).toMatchObject({ removed: taken, pending: { 7: 3 } })
    expect(settled(waiting, '7', done, 'failed')).toMatchObject({
      removed: null,
      restored: '7',
      pending: {},
      errors: {},
    })
  })

  test('CRT-04 that is refused is still offered, and says why', () => {
    const refused = settled(requested(removed, '7', 3), '7', { ok: false, message: 'Only 1 left.' }, 'failed')
    expect(refused).toMatchObject({ removed: taken, restored: null, errors: { 7: 'Only 1 left.' } })
    expect(settled(requested(refused, '7', 3), '7', done, 'failed')).toMatchObject({ removed: null, errors: {} })
    expect(settled(removed, '7', { ok: false, message: null }, 'failed').errors).toEqual({ 7: 'failed' })
  })

  test('CRT-04 outlasts what becomes of other lines', () => {
    const other = settled(requested(removed, '8', 2), '8', done, 'failed')
    expect(other).toMatchObject({ removed: taken, restored: null, changed: '8' })
  })
})

describe('CRT-04 a number that was typed', () => {
  test.each([
    ['60', 60],
    [' 3 ', 3],
    ['１２', 12],
    ['5000', 999],
    ['', null],
    ['0', null],
    ['-2', null],
    ['1.5', null],
    ['1,5', null],
    ['1e3', null],
  ])('"%s" is %s', (text, quantity) => {
    expect(typedQuantity(text)).toBe(quantity)
  })
})
