'use client'

import { useEffect } from 'react'

const scrollKey = 'sporeprint:scroll'

/** Puts the reader back where they stood before they changed the language (I18-02). */
export function RestoreScroll() {
  useEffect(() => {
    const place = sessionStorage.getItem(scrollKey)
    if (place === null) return
    sessionStorage.removeItem(scrollKey)
    window.scrollTo({ top: Number(place), behavior: 'instant' })
  }, [])
  return null
}
