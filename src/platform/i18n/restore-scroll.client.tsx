'use client'

import { useEffect } from 'react'
import { takeKept } from '../early/take-kept'
import { keptKeys } from './kept-keys'

/** Milliseconds during which the page may still grow and the scroll position is restored again. */
const patience = 3000
const readerMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Restores the scroll position after a change of locale (I18-02), until the visitor scrolls or presses something. */
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
