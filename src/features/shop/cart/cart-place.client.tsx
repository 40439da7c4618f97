'use client'

import { useEffect } from 'react'
import type { Locale } from '@/core/locales'
import { keptPlace, onPlace, tellCart } from '@/platform/place/place-store'
import { PlacePicker, type PlacePickerProps } from '../destinations/place-picker.client'
import { cartCount, readCart } from './browser'

/** Reads the cart for the place that is chosen; again where another was chosen meanwhile, as the keys of a list do. */
async function readForPlace(locale: Locale): Promise<void> {
  const place = keptPlace()
  await readCart(locale)
  if (keptPlace() !== place) await readForPlace(locale)
}

/** Where the cart is to go. It is read again when that is chosen, here or at the foot of the page, or was not told yet. */
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
