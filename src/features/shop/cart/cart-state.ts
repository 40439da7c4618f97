import { limits } from '@/core/limits'
import type { CartResponse } from './browser'
import type { PurchaseBlock } from './model'
import type { CartItem, CartView } from './view'

/** A line that was taken out. */
export type TakenOut = {
  readonly id: string
  readonly title: string
  readonly quantity: number
  /** Why it cannot be bought and so not be put back (D-30); null where it can. */
  readonly hindrance: PurchaseBlock['kind'] | null
}

/** A number of pieces that was rejected, as it was typed. */
export type RejectedQuantity = { readonly line: string; readonly typed: string; readonly message: string }

/** A rejected form whose message belongs to no line. */
export type RejectedForm = { readonly form: string; readonly message: string }

/** The form that changes how many pieces a line has. */
export const changeForm = 'cart-change'

/** The kinds of notice that keep a removed line from being put back in any quantity. */
const hindrances = ['unavailable', 'optionGone', 'vendorClosed', 'notSent'] as const satisfies PurchaseBlock['kind'][]

export const hindranceOf = ({ notices }: Pick<CartItem, 'notices'>): PurchaseBlock['kind'] | null =>
  hindrances.find((hindrance) => notices.some(({ kind }) => kind === hindrance)) ?? null

export type CartState = {
  readonly cart: CartView
  /** Lines with a call in flight, by id, with the number of pieces that was sent. */
  readonly pending: Readonly<Record<string, number>>
  readonly errors: Readonly<Record<string, string>>
  readonly removed: TakenOut | null
  /** The line that was put back last. */
  readonly restored: string | null
  /** The line whose quantity was changed last. */
  readonly changed: string | null
  /** Whether the last read was for another place than the one before. */
  readonly placed: boolean
}

const without = <V>(record: Readonly<Record<string, V>>, key: string): Record<string, V> => {
  const { [key]: _, ...rest } = record
  return rest
}

/** The state once a quantity is sent. */
export const requested = (before: CartState, id: string, quantity: number): CartState => ({
  ...before,
  pending: { ...before.pending, [id]: quantity },
  errors: without(before.errors, id),
  restored: null,
  changed: null,
  placed: false,
})

/** The state after a read, also of another tab's changes; the undo is dropped if that tab has put the line back. */
export function afterRead(before: CartState, cart: CartView): CartState {
  const { removed, pending } = before
  const isBack = removed && !(removed.id in pending) && cart.items.some(({ id }) => String(id) === removed.id)
  return { ...before, cart, removed: isBack ? null : removed }
}

/**
 * The state after a read for another place. Errors of lines that cannot be bought there are dropped, since those have
 * no quantity field; a removed line that could not be sent to the former place may be put back.
 */
export function afterPlaceChange(before: CartState, cart: CartView): CartState {
  const { removed, ...state } = afterRead(before, cart)
  return {
    ...state,
    removed: removed?.hindrance === 'notSent' ? { ...removed, hindrance: null } : removed,
    errors: Object.fromEntries(
      Object.entries(before.errors).filter(([id]) =>
        cart.items.some((item) => String(item.id) === id && hindranceOf(item) === null),
      ),
    ),
    changed: null,
    placed: true,
  }
}

/** The live region's text after a change of place: the lines that cannot be bought there, with why, and the totals. */
export const placedText = ({ items, totals }: CartView, total: string): string =>
  [
    ...items.flatMap((item) =>
      hindranceOf(item) === null ? [] : `${item.title}: ${item.notices.map(({ message }) => message).join(' ')}`,
    ),
    ...(totals.length > 0 ? [`${total}: ${totals.map(({ text }) => text).join(' + ')}`] : []),
  ].join(' ')

/** Sets the error message of a line's typed number; null clears it. */
export const withLineError = (before: CartState, id: string, message: string | null): CartState => ({
  ...before,
  errors: message === null ? without(before.errors, id) : { ...before.errors, [id]: message },
})

/** The state after a response to a line's change; the undo is dropped once its line is back. */
export function afterResponse(before: CartState, id: string, response: CartResponse, failed: string): CartState {
  const pending = without(before.pending, id)
  if (!response.ok) return { ...before, pending, errors: { ...before.errors, [id]: response.message ?? failed } }
  const isBack = before.removed?.id === id
  return {
    ...before,
    pending,
    errors: without(before.errors, id),
    removed: isBack ? null : before.removed,
    restored: isBack ? id : null,
    changed: id,
    placed: false,
  }
}

/** The state after a line was taken out, with its undo. */
export const afterRemoval = (before: CartState, removed: TakenOut): CartState => ({
  ...before,
  removed,
  restored: null,
  changed: null,
  placed: false,
})

/** The typed quantity, also in full-width digits, at most the limit of a line; null where it is no positive integer. */
export function typedQuantity(text: string): number | null {
  const digits = text.normalize('NFKC').trim()
  const wanted = /^\d+$/.test(digits) ? Math.min(Number(digits), limits.cart.pieces) : 0
  return wanted > 0 ? wanted : null
}
