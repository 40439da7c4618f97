'use client'

import type { ReactNode } from 'react'
import { track } from '../analytics/events'

/** Tracks which breadcrumb was followed (ANL-01). */
export function TrackedTrail({ children }: { children: ReactNode }) {
  return (
    <div
      className="text-muted text-sm"
      onClick={({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (link) track('breadCrumb_click', { path: link.pathname })
      }}
    >
      {children}
    </div>
  )
}
