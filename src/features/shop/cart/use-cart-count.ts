import { useEffect, useSyncExternalStore } from 'react'
import type { Locale } from '@/core/locales'
import { useVisitor } from '@/platform/visitor/use-visitor'
import { cartCount, readCart, subscribeToCart } from './browser'

/** How many pieces the cart holds; null before hydration and, for a member without the cookie, until read (CRT-02). */
export function useCartCount(locale: Locale): number | null {
  const told = useSyncExternalStore(subscribeToCart, cartCount, () => undefined)
  const { member } = useVisitor()
  const unknown = told === null && member !== null
  useEffect(() => {
    if (unknown) void readCart(locale)
  }, [unknown, locale])
  return told === undefined || unknown ? null : (told ?? 0)
}
