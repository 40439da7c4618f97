import type { ReactNode } from 'react'

/** The number of cards, as the heading above them. */
export function CountLine({ children }: { children: ReactNode }) {
  return <h2 className="tabular text-muted mb-5 font-sans text-base font-normal tracking-normal">{children}</h2>
}
