import type { ReactNode } from 'react'

/** How many there are, as the heading of the cards that follow. */
export function CountLine({ children }: { children: ReactNode }) {
  return <h2 className="tabular text-muted mb-5 font-sans text-base font-normal tracking-normal">{children}</h2>
}
