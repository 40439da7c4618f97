import { useEffect, useRef } from 'react'
import type { EntryChoice, EntryPage } from './view'

/** The focus is nowhere: what had it is gone. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * Keeps the focus in a list whose links go when they are pressed: it goes on to an entry, or back to the bar of the
 * stars that are not chosen any more.
 */
export function useKeptFocus(page: EntryPage, { stars }: EntryChoice) {
  const place = useRef<HTMLDivElement>(null)
  const next = useRef<number | null>(null)
  useEffect(() => {
    const at = next.current
    next.current = null
    // A visitor who has moved on while the list was fetched keeps the focus where it is.
    if (at !== null && (isLost() || place.current?.contains(document.activeElement)))
      place.current?.querySelectorAll<HTMLElement>('[data-entry]')[at]?.focus()
  }, [page])

  const former = useRef(stars)
  useEffect(() => {
    const was = former.current
    former.current = stars
    if (was !== null && stars === null && isLost())
      place.current?.querySelector<HTMLElement>(`[data-stars="${was}"]`)?.focus()
  }, [stars])

  return {
    place,
    /** Names the entry that has the focus once the list has changed. */
    focusEntry: (at: number | null): void => {
      next.current = at
    },
    /** The button to try again goes when that succeeds: the entry that was meant has the focus then, else the first. */
    focusAgain: (): void => {
      next.current ??= 0
    },
  }
}
