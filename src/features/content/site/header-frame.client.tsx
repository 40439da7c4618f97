'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** What stands in its lines; what opens over the page does not. */
const controls = ':is(a, button, label):not([popover] *, [role=option])'

/** Whether one of its controls begins below where another ends. */
function hasSeveralLines(header: HTMLElement): boolean {
  // What is hidden at this width has none.
  const boxes = [...header.querySelectorAll(controls)].flatMap((control) => [...control.getClientRects()])
  return Math.max(...boxes.map(({ top }) => top)) >= Math.min(...boxes.map(({ bottom }) => bottom))
}

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
      const hasLines = hasSeveralLines(header)
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
