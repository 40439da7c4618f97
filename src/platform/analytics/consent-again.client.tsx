'use client'

import { useSyncExternalStore } from 'react'
import { reopenConsent } from './consent'

const unchanging = (): (() => void) => () => undefined

/** The footer's button that opens the consent banner again, so that consent can be withdrawn. */
export function ConsentAgain({ label }: { label: string }) {
  const hydrated = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
  // Without scripts nothing is measured, and there is nothing to choose.
  if (!hydrated) return null
  return (
    <button
      type="button"
      onClick={reopenConsent}
      className="text-muted hover:text-ink inline-flex min-h-9 cursor-pointer items-center underline underline-offset-4"
    >
      {label}
    </button>
  )
}
