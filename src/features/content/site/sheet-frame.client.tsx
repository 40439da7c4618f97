'use client'

import type { ReactNode } from 'react'

/** A popover that closes when the focus leaves it, since the focus would be hidden on the page behind it. */
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
