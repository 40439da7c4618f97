'use client'

import { useEffect } from 'react'
import { keptPlace, onPlace, tellCart } from '@/platform/place/place-store'
import { PlacePicker, type PlacePickerProps } from '../destinations/place-picker.client'
import { cartCount, readCart } from './browser'

/** Where the cart is to go. It is read again when that is chosen, here or at the foot of the page, or was not told yet. */
export function CartPlace(props: PlacePickerProps) {
  const { locale, told = null } = props
  useEffect(() => {
    if (cartCount() && keptPlace() !== told) {
      tellCart()
      void readCart(locale)
    }
    return onPlace(() => void readCart(locale))
  }, [locale, told])
  return <PlacePicker {...props} />
}
