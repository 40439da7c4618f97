import { limits } from '@/core/limits'
import type { CartResponse } from './browser'
import type { CartView } from './view'

/** A line that was taken out and can be put back. */
export type TakenOut = { readonly id: string; readonly title: string; readonly quantity: number }

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
}

const without = <V>(record: Readonly<Record<string, V>>, key: string): Record<string, V> => {
  const { [key]: _, ...rest } = record
  return rest
}

/** A number of pieces is requested. */
export const requested = (before: CartState, id: string, quantity: number): CartState => ({
  ...before,
  pending: { ...before.pending, [id]: quantity },
  restored: null,
  changed: null,
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
  }
}

/** A line was taken out, and can be put back. */
export const takenOut = (before: CartState, removed: TakenOut): CartState => ({
  ...before,
  removed,
  restored: null,
  changed: null,
})

/** The number of pieces that was typed, in whatever digits a keyboard writes it; null where it is none. */
export function typedQuantity(text: string): number | null {
  const digits = text.normalize('NFKC').trim()
  const wanted = /^\d+$/.test(digits) ? Math.min(Number(digits), limits.cart.pieces) : 0
  return wanted > 0 ? wanted : null
}
