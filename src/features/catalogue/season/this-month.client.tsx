'use client'

import { useSyncExternalStore } from 'react'

const unchanging = (): (() => void) => () => undefined

/** A dot at the visitor's own month. The page is static and may be older than the month, so the server marks none. */
export function ThisMonth({ month, label }: { month: number; label?: string }) {
  const now = useSyncExternalStore(
    unchanging,
    () => new Date().getMonth() + 1,
    () => null,
  )
  if (now !== month) return null
  return (
    <span
      title={label}
      className="bg-chanterelle absolute top-1 right-1 size-2 rounded-full forced-colors:bg-[CanvasText]"
    >
      {label ? <span className="sr-only">({label})</span> : null}
    </span>
  )
}
