'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Prints the page; rendered only once it has hydrated, since it needs scripts. */
export function PrintButton({ label }: { label: string }) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!hydrated) return null
  return (
    <button type="button" className="button button-secondary print:hidden" onClick={() => window.print()}>
      {label}
    </button>
  )
}
