'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** Two lines of its controls are higher: pixels. */
const tallestLine = 100

/**
 * The header stays in view while it is one line; of several, which large letters or long labels make, it would cover what
 * is read. What stands below it keeps clear of it (`--header-height` in globals.css).
 */
export function HeaderFrame({ className, children }: { className: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const header = frame.current
    if (!header) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = header
      const hasLines = offsetHeight > tallestLine
      header.toggleAttribute('data-lines', hasLines)
      style.setProperty('--header-height', `${hasLines ? 0 : offsetHeight}px`)
    })
    observer.observe(header)
    return () => {
      observer.disconnect()
      style.removeProperty('--header-height')
    }
  }, [])
  return (
    <header ref={frame} className={className}>
      {children}
    </header>
  )
}
