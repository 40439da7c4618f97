import { limits } from '@/core/limits'
import type { CartResponse } from './browser'
import type { Hindrance } from './model'
import type { CartItem, CartView } from './view'

/** A line that was taken out. */
export type TakenOut = {
  readonly id: string
  readonly title: string
  readonly quantity: number
  /** Why it cannot be put back: nothing that cannot be bought is (D-30). */
  readonly hindrance: Hindrance['kind'] | null
}

/** A number of pieces that was rejected, as it was typed. */
export type RejectedQuantity = { readonly line: string; readonly typed: string; readonly message: string }

/** A form that was rejected and has no line of its own to say it at. */
export type RejectedForm = { readonly form: string; readonly message: string }

/** The form that changes how many pieces a line has. */
export const changeForm = 'cart-change'

/** Why a line that was just taken out could not be put back in any number. */
const hindrances = ['unavailable', 'optionGone', 'vendorClosed', 'notSent'] as const satisfies Hindrance['kind'][]

export const hindranceOf = ({ notices }: Pick<CartItem, 'notices'>): Hindrance['kind'] | null =>
  hindrances.find((hindrance) => notices.some(({ kind }) => kind === hindrance)) ?? null

export type CartState = {
  readonly cart: CartView
  /** Lines whose response is awaited, with the number of pieces they will have. */
  readonly pending: Readonly<Record<string, number>>
  readonly errors: Readonly<Record<string, string>>
  readonly removed: TakenOut | null
  /** The line that was put back last. */
  readonly restored: string | null
  /** The line of which the number was changed last. */
  readonly changed: string | null
  /** The cart was read for another place than before. */
  readonly placed: boolean
}

const without = <V>(record: Readonly<Record<string, V>>, key: string): Record<string, V> => {
  const { [key]: _, ...rest } = record
  return rest
}

/** A number of pieces is requested. */
export const requested = (before: CartState, id: string, quantity: number): CartState => ({
  ...before,
  pending: { ...before.pending, [id]: quantity },
  errors: without(before.errors, id),
  restored: null,
  changed: null,
  placed: false,
})

/** The cart, as another tab left it, too: what it put in again needs no putting back here. */
export function heard(before: CartState, cart: CartView): CartState {
  const { removed, pending } = before
  const isBack = removed && !(removed.id in pending) && cart.items.some(({ id }) => String(id) === removed.id)
  return { ...before, cart, removed: isBack ? null : removed }
}

/**
 * The cart, read for another place. What cannot be bought for it has no field that a number would be wrong in; what was
 * taken out because it was not sent to the place before may be put back.
 */
export function placed(before: CartState, cart: CartView): CartState {
  const { removed, ...state } = heard(before, cart)
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

/** What another place means for the cart, for those who do not see it change: what does not go there, and the total. */
export const placedText = ({ items, totals }: CartView, total: string): string =>
  [
    ...items.flatMap((item) =>
      hindranceOf(item) === null ? [] : `${item.title}: ${item.notices.map(({ message }) => message).join(' ')}`,
    ),
    ...(totals.length > 0 ? [`${total}: ${totals.map(({ text }) => text).join(' + ')}`] : []),
  ].join(' ')

/** What is wrong with the number that was typed for a line; null once another is typed. */
export const withLineError = (before: CartState, id: string, message: string | null): CartState => ({
  ...before,
  errors: message === null ? without(before.errors, id) : { ...before.errors, [id]: message },
})

/** The response came: what can be put back is offered until it is back. */
export function settled(before: CartState, id: string, response: CartResponse, failed: string): CartState {
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

/** A line was taken out, and can be put back. */
export const takenOut = (before: CartState, removed: TakenOut): CartState => ({
  ...before,
  removed,
  restored: null,
  changed: null,
  placed: false,
})

/** The number of pieces that was typed, in whatever digits a keyboard writes it; null where it is none. */
export function typedQuantity(text: string): number | null {
  const digits = text.normalize('NFKC').trim()
  const wanted = /^\d+$/.test(digits) ? Math.min(Number(digits), limits.cart.pieces) : 0
  return wanted > 0 ? wanted : null
}
