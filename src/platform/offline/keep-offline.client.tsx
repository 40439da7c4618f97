'use client'

import { useEffect } from 'react'
import type { Locale } from '@/core/locales'
import { keepScreens } from './keep-screens'

/** Milliseconds; for Safari, which has no idle callback: by then the page has loaded there too. */
const settled = 4_000

/** Caches the poison screens from any page, once it has hydrated and is idle. */
export function KeepOffline({ locale }: { locale: Locale }) {
  useEffect(() => {
    const keep = (): void => {
      keepScreens(locale).catch((error: unknown) => {
        console.warn('The poison screen could not be kept for use without a connection', error)
      })
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(keep, settled)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(keep)
    return () => cancelIdleCallback(idle)
  }, [locale])
  return null
}
