import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/core/locales'
import { cartCount, changeCart, knownCart, readCart, subscribeToCart, type CartResponse } from './browser'
import { requested, settled, takenOut, type CartState, type TakenOut } from './cart-state'
import { ignoreSecondPress } from './second-press'
import type { CartItem, CartView } from './view'

/** The cart of the page: changed at once, corrected by what the server returns, followed from other tabs. */
export function useCart(initial: CartView, removed: TakenOut | null, locale: Locale, failed: string) {
  const [state, setState] = useState<CartState>({
    cart: initial,
    pending: {},
    errors: {},
    removed,
    restored: null,
    changed: null,
  })
  const last = useRef<Record<string, number>>({})

  useEffect(
    () =>
      subscribeToCart(() => {
        const cart = knownCart()
        if (cart) setState((before) => ({ ...before, cart }))
        else void readCart(locale)
      }),
    [locale],
  )

  // The page is rendered, and may have joined two carts, without a chance to tell the browser the number.
  const { count } = initial
  useEffect(() => {
    if ((cartCount() ?? 0) !== count) void readCart(locale)
  }, [count, locale])

  const settle = useCallback(
    (id: string, turn: number, response: CartResponse): void => {
      // Of several presses the last one speaks; the others were only steps to it.
      if (last.current[id] !== turn) return
      setState((before) => settled(before, id, response, failed))
    },
    [failed],
  )

  const turnOf = (id: string): number => (last.current[id] = (last.current[id] ?? 0) + 1)

  const setQuantity = async (id: string, quantity: number): Promise<void> => {
    const turn = turnOf(id)
    setState((before) => requested(before, id, quantity))
    settle(id, turn, await changeCart('PATCH', `/items/${encodeURIComponent(id)}`, locale, { quantity }))
  }

  const remove = async ({ id: line, title, quantity }: CartItem): Promise<void> => {
    const id = String(line)
    const turn = turnOf(id)
    ignoreSecondPress()
    setState((before) => requested(before, id, 0))
    const response = await changeCart('DELETE', `/items/${encodeURIComponent(id)}`, locale)
    settle(id, turn, response)
    if (response.ok) setState((before) => takenOut(before, { id, title, quantity }))
  }

  return { ...state, setQuantity, remove }
}
