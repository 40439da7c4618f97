'use client'

import type { CSSProperties, ReactNode } from 'react'
import { track } from '../analytics/events'

type Props = { height: number; more: string; less: string; children: ReactNode }

/** A <details> whose beginning is visible while closed (expander.css); tracks opening and clicks. */
export function ExpanderEvents({ height, more, less, children }: Props) {
  return (
    <details
      className="expander"
      style={{ '--expander-height': `${height}vh` } as CSSProperties}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) track('expander_open', { height })
      }}
    >
      <summary
        className="button button-secondary"
        onClick={({ currentTarget }) => {
          track('expander_click', { open: !(currentTarget.parentElement as HTMLDetailsElement).open })
        }}
      >
        <span className="expander-more">{more}</span>
        <span className="expander-less">{less}</span>
      </summary>
      {children}
    </details>
  )
}
