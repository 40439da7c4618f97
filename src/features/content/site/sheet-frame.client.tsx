'use client'

import type { ReactNode } from 'react'

/** What lies over the page closes once the keyboard leaves it: the page behind it cannot be seen. */
export function SheetFrame({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  return (
    <div
      id={id}
      popover="auto"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
      }}
      className={className}
    >
      {children}
    </div>
  )
}
