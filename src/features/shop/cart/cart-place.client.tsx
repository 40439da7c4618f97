'use client'

import { useEffect } from 'react'
import type { Locale } from '@/core/locales'
import { keptPlace, onPlace, tellCart } from '@/platform/place/place-store'
import { PlacePicker, type PlacePickerProps } from '../destinations/place-picker.client'
import { cartCount, readCart } from './browser'

/** Reads the cart for the chosen place, and again if that changed meanwhile, as arrow keys in a select do quickly. */
async function readForPlace(locale: Locale): Promise<void> {
  const place = keptPlace()
  await readCart(locale)
  if (keptPlace() !== place) await readForPlace(locale)
}

/**
 * The picker of where the cart is sent. The cart is read again when a place is chosen, here or in the footer, and on
 * mount if the page was rendered for another place (`told`).
 */
export function CartPlace(props: PlacePickerProps) {
  const { locale, told = null } = props
  useEffect(() => {
    if (cartCount() && keptPlace() !== told) {
      tellCart()
      void readForPlace(locale)
    }
    return onPlace(() => void readForPlace(locale))
  }, [locale, told])
  return <PlacePicker {...props} />
}
