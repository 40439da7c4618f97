import { useCallback, useMemo, useRef, useState } from 'react'
import type { CardCollection } from '@/core/collections'
import { parseChoice, writeChoice, type Choice, type Known } from '../filters/selection'
import { trackChange } from './track-change'
import { useAddress } from './use-address'

/**
 * What is chosen in an archive. It lives in the address, so that it can be shared, reloaded and undone; while the
 * filters of a small screen are open it is a draft, which their button alone writes down (look.md).
 */
export function useChoice(collection: CardCollection, known: Known) {
  const [search, write] = useAddress()
  const [draft, setDraft] = useState<Choice | null>(null)
  // A change that waited for a paint begins where the one before it ended, not at what was drawn last.
  const latest = useRef<Choice | null>(null)
  const kept = useMemo(() => parseChoice(search, known), [search, known])

  const hold = useCallback((next: Choice | null) => {
    latest.current = next
    setDraft(next)
  }, [])

  const current = useCallback(() => latest.current ?? parseChoice(window.location.search, known), [known])

  const choose = useCallback(
    (next: Choice) => {
      trackChange(collection, current(), next)
      if (latest.current) hold(next)
      else write(writeChoice(next, known, window.location.search))
    },
    [collection, current, hold, known, write],
  )

  /** What nobody can have chosen goes without a step of the history. */
  const correct = useCallback(
    (next: Choice) => {
      if (latest.current) hold(next)
      else write(writeChoice(next, known, window.location.search), 'same')
    },
    [hold, known, write],
  )

  const draftChoice = () => hold(current())

  const endDraft = (keep: boolean) => {
    const last = latest.current
    if (!last) return
    hold(null)
    if (keep) write(writeChoice(last, known, window.location.search))
    else trackChange(collection, last, current())
  }

  return { choice: draft ?? kept, search, current, choose, correct, draftChoice, endDraft }
}
