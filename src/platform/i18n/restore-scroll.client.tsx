'use client'

import { useEffect } from 'react'
import { takeKept } from '../early/take-kept'
import { keptKeys } from './kept-keys'

/** How long a page may grow, because a list is still fetched, and the visitor is put back again: milliseconds. */
const patience = 3000
const readerMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Puts the visitor back where they stood before they changed the language (I18-02), until they move themselves. */
export function RestoreScroll() {
  useEffect(() => {
    const place = takeKept(keptKeys.scroll)
    if (typeof place !== 'number') return
    const growth = new ResizeObserver(() => window.scrollTo({ top: place, behavior: 'instant' }))
    const done = new AbortController()
    done.signal.addEventListener('abort', () => growth.disconnect())
    growth.observe(document.body)
    const timer = setTimeout(() => done.abort(), patience)
    for (const move of readerMoves)
      window.addEventListener(move, () => done.abort(), { passive: true, signal: done.signal })
    return () => {
      clearTimeout(timer)
      done.abort()
    }
  }, [])
  return null
}
