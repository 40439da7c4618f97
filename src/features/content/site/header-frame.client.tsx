'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** The controls in the header's lines; those in popovers and listboxes, which open over the page, do not count. */
const controls = ':is(a, button, label):not([popover] *, [role=option])'

/** Whether one of its controls begins below where another ends. */
function hasSeveralLines(header: HTMLElement): boolean {
  // Controls that are hidden at this width have no client rects.
  const boxes = [...header.querySelectorAll(controls)].flatMap((control) => [...control.getClientRects()])
  return Math.max(...boxes.map(({ top }) => top)) >= Math.min(...boxes.map(({ bottom }) => bottom))
}

/**
 * Keeps the header sticky only while it is one line: with several, as large fonts or long labels make them, it would
 * cover the text. Sets `--header-height`, by which globals.css keeps anchors and sticky elements clear of it.
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
