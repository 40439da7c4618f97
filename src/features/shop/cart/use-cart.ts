import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '@/core/locales'
import { keptPlace } from '@/platform/place/place-store'
import { cartCount, changeCart, forgetCart, knownCart, readCart, subscribeToCart, type CartResponse } from './browser'
import {
  heard,
  hindranceOf,
  placed,
  withLineError,
  requested,
  settled,
  takenOut,
  type CartState,
  type RejectedQuantity,
  type TakenOut,
} from './cart-state'
import { ignoreSecondPress } from './second-press'
import type { Money } from '../pricing/money'
import type { CartItem, CartView } from './view'

/** What the page was served with. */
type Start = {
  readonly initial: CartView
  readonly removed: TakenOut | null
  readonly rejected: RejectedQuantity | null
  readonly locale: Locale
  readonly failed: string
}

/** The cart of the page: changed at once, corrected by what the server returns, followed from other tabs. */
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
      setState((before) => (isElsewhere ? placed(before, cart) : heard(before, cart)))
    })
  }, [locale])

  // A cart that is come back to says what holds now: a sale may have ended meanwhile (CRT-04), and what is being read may
  // have been asked for before it.
  const readAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && Object.keys(state.pending).length === 0) forgetCart()
  })
  useEffect(() => {
    const onReturn = () => readAgain()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [])

  // The page is rendered, and may have joined two carts, without a chance to tell the browser the number.
  const { count } = initial
  useEffect(() => {
    if ((cartCount() ?? 0) !== count) void readCart(locale)
  }, [count, locale])

  // What was put in on the page before may be answered after this one was rendered: only the cookie says so.
  useEffect(() => {
    let told = cartCount()
    const look = setInterval(() => {
      const now = cartCount()
      if (now !== told && now !== knownCart()?.count) forgetCart()
      told = now
    }, 500)
    return () => {
      clearInterval(look)
    }
  }, [])

  const settle = useCallback(
    (id: string, turn: number, response: CartResponse): void => {
      // Of several presses the last one speaks; the others were only steps to it.
      if (last.current[id] !== turn) return
      setState((before) => settled(before, id, response, failed))
      // What was rejected tells of a cart that is no longer as it is shown: its sum is another, too.
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

  /** Says what is wrong with a line, or nothing. */
  const setError = (id: string, message: string | null): void => {
    setState((before) => withLineError(before, id, message))
  }

  const seePrice = async (id: string, seen: Money): Promise<void> => {
    // It takes no turn: what became of a number that is on its way is still to be said.
    const response = await changeCart('PATCH', `/items/${encodeURIComponent(id)}`, locale, { seen }, `seen ${id}`)
    if (!response.ok) setError(id, response.message ?? failed)
  }

  const remove = async (item: CartItem): Promise<void> => {
    const { title, quantity } = item
    const id = String(item.id)
    const turn = turnOf(id)
    ignoreSecondPress()
    setState((before) => requested(before, id, 0))
    const response = await changeCart('DELETE', `/items/${encodeURIComponent(id)}`, locale, undefined, id)
    settle(id, turn, response)
    if (response.ok) setState((before) => takenOut(before, { id, title, quantity, hindrance: hindranceOf(item) }))
  }

  return { ...state, setQuantity, seePrice, setError, remove }
}
