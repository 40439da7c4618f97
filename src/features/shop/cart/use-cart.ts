import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '@/core/locales'
import { keptPlace } from '@/platform/place/place-store'
import {
  cartCount,
  changeCart,
  invalidateCart,
  knownCart,
  readCart,
  subscribeToCart,
  type CartResponse,
} from './browser'
import {
  afterRead,
  hindranceOf,
  afterPlaceChange,
  withLineError,
  requested,
  afterResponse,
  afterRemoval,
  type CartState,
  type RejectedQuantity,
  type TakenOut,
} from './cart-state'
import { ignoreDoubleClick } from './double-click'
import type { Money } from '../pricing/money'
import type { CartItem, CartView } from './view'

/** What the server rendered the page with. */
type Start = {
  readonly initial: CartView
  readonly removed: TakenOut | null
  readonly rejected: RejectedQuantity | null
  readonly locale: Locale
  readonly failed: string
}

/** The state of the cart page: updated optimistically, corrected by responses, kept in sync with other tabs. */
export function useCart({ initial, removed, rejected, locale, failed }: Start) {
  const [state, setState] = useState<CartState>({
    cart: initial,
    pending: {},
    errors: rejected ? { [rejected.line]: rejected.message } : {},
    removed,
    restored: null,
    changed: null,
    placed: false,
  })
  const last = useRef<Record<string, number>>({})

  useEffect(() => {
    let place = keptPlace()
    return subscribeToCart(() => {
      const cart = knownCart()
      if (!cart) return void readCart(locale)
      const isElsewhere = keptPlace() !== place
      place = keptPlace()
      setState((before) => (isElsewhere ? afterPlaceChange(before, cart) : afterRead(before, cart)))
    })
  }, [locale])

  // The cart is read again when its tab becomes visible, since a sale may have ended meanwhile (CRT-04). `invalidateCart`
  // also marks a read in flight as stale.
  const readAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && Object.keys(state.pending).length === 0) invalidateCart()
  })
  useEffect(() => {
    const onReturn = () => readAgain()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [])

  // Rendering the page cannot set cookies, though it may have merged two carts: a call sets the count.
  const { count } = initial
  useEffect(() => {
    if ((cartCount() ?? 0) !== count) void readCart(locale)
  }, [count, locale])

  // An add of the previous page may get its response after this page was rendered: only the cookie tells, so poll it.
  useEffect(() => {
    let told = cartCount()
    const look = setInterval(() => {
      const now = cartCount()
      if (now !== told && now !== knownCart()?.count) invalidateCart()
      told = now
    }, 500)
    return () => {
      clearInterval(look)
    }
  }, [])

  const settle = useCallback(
    (id: string, turn: number, response: CartResponse): void => {
      // Only the response to the last of several presses is shown.
      if (last.current[id] !== turn) return
      setState((before) => afterResponse(before, id, response, failed))
      // A rejection means that the shown cart is stale, with its totals, so it is read again.
      if (!response.ok && response.message !== null) void readCart(locale)
    },
    [failed, locale],
  )

  const turnOf = (id: string): number => (last.current[id] = (last.current[id] ?? 0) + 1)

  const setQuantity = async (id: string, quantity: number): Promise<void> => {
    const turn = turnOf(id)
    setState((before) => requested(before, id, quantity))
    settle(id, turn, await changeCart('PATCH', `/items/${encodeURIComponent(id)}`, locale, { quantity }, id))
  }

  /** Sets or clears the error message of a line. */
  const setError = (id: string, message: string | null): void => {
    setState((before) => withLineError(before, id, message))
  }

  const seePrice = async (id: string, seen: Money): Promise<void> => {
    // It gets no turn number, so that the response to a quantity in flight is still shown.
    const response = await changeCart('PATCH', `/items/${encodeURIComponent(id)}`, locale, { seen }, `seen ${id}`)
    if (!response.ok) setError(id, response.message ?? failed)
  }

  const remove = async (item: CartItem): Promise<void> => {
    const { title, quantity } = item
    const id = String(item.id)
    const turn = turnOf(id)
    ignoreDoubleClick()
    setState((before) => requested(before, id, 0))
    const response = await changeCart('DELETE', `/items/${encodeURIComponent(id)}`, locale, undefined, id)
    settle(id, turn, response)
    if (response.ok) setState((before) => afterRemoval(before, { id, title, quantity, hindrance: hindranceOf(item) }))
  }

  return { ...state, setQuantity, seePrice, setError, remove }
}
