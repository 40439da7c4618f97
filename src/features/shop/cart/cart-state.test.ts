import { describe, expect, test } from 'vitest'
import {
  afterRead,
  afterPlaceChange,
  placedText,
  requested,
  afterResponse,
  afterRemoval,
  typedQuantity,
  type CartState,
  type TakenOut,
} from './cart-state'
import { emptyCart, type CartItem } from './view'

const taken = { id: '7', title: 'Jar', quantity: 3, hindrance: null } as const
const start: CartState = {
  cart: emptyCart,
  pending: {},
  errors: {},
  removed: null,
  restored: null,
  changed: null,
  placed: false,
}
const done = { ok: true, cart: emptyCart } as const

describe('CRT-04 the undo of a removed line', () => {
  const removed = afterRemoval(start, taken)

  test('CRT-04 is offered until it succeeds, and then names the restored line', () => {
    expect(removed.removed).toBe(taken)
    const waiting = requested(removed, '7', 3)
    expect(waiting).toMatchObject({ removed: taken, pending: { 7: 3 } })
    expect(afterResponse(waiting, '7', done, 'failed')).toMatchObject({
      removed: null,
      restored: '7',
      pending: {},
      errors: {},
    })
  })

  test('CRT-04 is still offered when it is rejected, with the error message', () => {
    const refused = afterResponse(requested(removed, '7', 3), '7', { ok: false, message: 'Only 1 left.' }, 'failed')
    expect(refused).toMatchObject({ removed: taken, restored: null, errors: { 7: 'Only 1 left.' } })
    expect(afterResponse(requested(refused, '7', 3), '7', done, 'failed')).toMatchObject({ removed: null, errors: {} })
    expect(afterResponse(removed, '7', { ok: false, message: null }, 'failed').errors).toEqual({ 7: 'failed' })
  })

  test('CRT-04 is still offered after a change of another line', () => {
    const other = afterResponse(requested(removed, '8', 2), '8', done, 'failed')
    expect(other).toMatchObject({ removed: taken, restored: null, changed: '8' })
  })
})

describe('CRT-04 a change in another tab or of the place', () => {
  const item = (id: string, title: string, notices: CartItem['notices']): CartItem => ({
    id,
    product: 1,
    variant: null,
    quantity: 1,
    max: 9,
    url: null,
    title,
    lang: undefined,
    options: [],
    picture: null,
    vendor: null,
    unitPrice: null,
    linePrice: null,
    notices,
  })
  const cart = {
    ...emptyCart,
    items: [
      item('7', 'Jar', [{ kind: 'notSent', place: 'BR', reason: null, message: 'Not sent to Brazil.' }]),
      item('8', 'Kit', []),
    ],
    totals: [{ amount: 5, currency: 'USD', text: '$5.00' }],
  }

  test('drops the undo of a removed line that is in the cart again', () => {
    const removed = afterRemoval(start, taken)
    expect(afterRead(removed, emptyCart)).toMatchObject({ removed: taken, cart: emptyCart })
    expect(afterRead(removed, cart)).toMatchObject({ removed: null, cart })
    expect(afterPlaceChange(removed, cart).removed).toBeNull()
    // A line that this tab puts back keeps its undo until its own response.
    expect(afterRead(requested(removed, '7', 3), cart).removed).toBe(taken)
  })

  test('is announced with the lines that are not sent to the place and the total', () => {
    expect(placedText(cart, 'Total')).toBe('Jar: Not sent to Brazil. Total: $5.00')
    expect(placedText({ ...cart, totals: [] }, 'Total')).toBe('Jar: Not sent to Brazil.')
  })

  test('clears the hindrance of a removed line that was not sent to the former place, and no other hindrance', () => {
    const after = (removed: TakenOut) => afterPlaceChange(afterRemoval(start, removed), emptyCart).removed
    expect(after({ ...taken, hindrance: 'notSent' })).toEqual(taken)
    expect(after({ ...taken, hindrance: 'vendorClosed' })).toEqual({ ...taken, hindrance: 'vendorClosed' })
    expect(after(taken)).toBe(taken)
  })

  test('is announced until the next action, and drops the error of a line that cannot be bought', () => {
    const there = afterPlaceChange({ ...start, errors: { 7: 'A number', 8: 'A number' }, changed: '8' }, cart)
    expect(there).toMatchObject({ cart, placed: true, changed: null })
    expect(there.errors).toEqual({ 8: 'A number' })
    expect(requested(there, '8', 2).placed).toBe(false)
    expect(afterResponse(there, '8', done, 'failed').placed).toBe(false)
    expect(afterRemoval(there, taken).placed).toBe(false)
  })
})

describe('CRT-04 a typed quantity', () => {
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
  ])('"%s" is read as %s', (text, quantity) => {
    expect(typedQuantity(text)).toBe(quantity)
  })
})
