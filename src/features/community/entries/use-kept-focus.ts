import { useEffect, useRef } from 'react'
import type { EntrySelection, EntryPage } from './view'

/** Whether the focused element was removed, after which the focus is on the body. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * Keeps the focus in a list whose links disappear when pressed: it moves to an entry, or back to the bar of the stars
 * that were deselected.
 */
export function useKeptFocus(page: EntryPage, { stars }: EntrySelection) {
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
    /** Sets the index of the entry to focus once the list has changed. */
    focusEntry: (at: number | null): void => {
      next.current = at
    },
    /** The retry button disappears once a retry succeeds: focus then goes to the entry meant before, or the first. */
    focusAgain: (): void => {
      next.current ??= 0
    },
  }
}
