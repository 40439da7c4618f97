import { useEffect, useRef } from 'react'
import type { EntryChoice, EntryPage } from './view'

/**
 * Keeps the focus in a list whose links go when they are pressed: it goes on to an entry, or back to the bar of the
 * stars that are not chosen any more.
 */
export function useKeptFocus(page: EntryPage, { stars }: EntryChoice, failed: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const next = useRef<number | null>(null)
  useEffect(() => {
    const at = next.current
    next.current = null
    if (at !== null && !failed) place.current?.querySelectorAll<HTMLElement>('[data-entry]')[at]?.focus()
  }, [page, failed])

  const former = useRef(stars)
  useEffect(() => {
    const was = former.current
    former.current = stars
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (was !== null && stars === null && isLost)
      place.current?.querySelector<HTMLElement>(`[data-stars="${was}"]`)?.focus()
  }, [stars])

  return {
    place,
    /** Names the entry that has the focus once the list has changed. */
    focusEntry: (at: number | null): void => {
      next.current = at
    },
  }
}
