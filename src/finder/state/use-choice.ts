import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CardCollection } from '@/core/collections'
import { splitPage } from '@/core/paths'
import { isChosen, parseChoice, writeChoice, type Choice, type Known } from './selection'
import { afterPaint } from './after-paint'
import { trackChange } from './track-change'
import { useAddress } from './use-address'

/**
 * What is chosen in an archive. It lives in the address, so that it can be shared, reloaded and undone; while the
 * filters of a small screen are open it is a draft, which their button alone writes down (SCR-02).
 * @param rendered the archive's page whose cards stand here while nothing is chosen, from 1
 * @param served the query that the page was rendered for
 */
export function useChoice(collection: CardCollection, known: Known, rendered = 1, served = '') {
  const [search, write] = useAddress(served)
  const [draft, setDraft] = useState<Choice | null>(null)
  // A change that waited for a paint begins where the one before it ended, not at what was rendered last.
  const latest = useRef<Choice | null>(null)
  const kept = useMemo(() => parseChoice(search, known), [search, known])

  // Back and forward may lead to an archive's page whose cards do not stand here.
  useEffect(() => {
    const follow = () => {
      const { pathname, search: there } = window.location
      if (splitPage(pathname).page !== rendered && !isChosen(parseChoice(there, known))) window.location.reload()
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [rendered, known])

  const keep = useCallback(
    (next: Choice, step: 'new' | 'same' = 'new') => {
      // Without a choice the archive begins on its first page.
      const load = rendered > 1 && !isChosen(next)
      write(writeChoice(next, known, window.location.search), { step, load })
    },
    [rendered, known, write],
  )

  const hold = useCallback((next: Choice | null) => {
    latest.current = next
    setDraft(next)
  }, [])

  const current = useCallback(() => latest.current ?? parseChoice(window.location.search, known), [known])

  const choose = useCallback(
    (next: Choice) => {
      trackChange(collection, current(), next)
      if (latest.current) hold(next)
      else keep(next)
    },
    [collection, current, hold, keep],
  )

  /** The selection in another form, without a step of the history. */
  const correct = useCallback(
    (next: Choice) => {
      if (latest.current) hold(next)
      else keep(next, 'same')
    },
    [hold, keep],
  )

  // A tick waits for a paint: one that was made just before the filters close belongs to the draft, with which it is
  // kept or dropped. So what begins and ends a draft waits behind it.
  const draftChoice = () => afterPaint(() => hold(current()))

  const endDraft = (apply: boolean) => {
    afterPaint(() => {
      const last = latest.current
      if (!last) return
      hold(null)
      if (apply) keep(last)
      else trackChange(collection, last, current())
    })
  }

  /** What the address says of the choice, as the page would write it. */
  const address = useMemo(() => writeChoice(kept, known), [kept, known])
  return { choice: draft ?? kept, search, address, current, choose, correct, draftChoice, endDraft }
}
