import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CardCollection } from '@/core/collections'
import { splitPage } from '@/core/paths'
import { isSelected, parseChoice, writeChoice, type ArchiveSelection, type AcceptedParameters } from './selection'
import { afterPaint } from './after-paint'
import { trackChange } from './track-change'
import { useAddress } from './use-address'

/**
 * The selection of an archive. It is kept in the address, so that it can be shared, reloaded and undone; while the
 * filters of a small screen are open it is a draft, which only their button saves (SCR-02).
 * @param rendered the archive's page whose cards are shown while nothing is selected, from 1
 * @param served the query that the page was rendered for
 */
export function useSelection(collection: CardCollection, known: AcceptedParameters, rendered = 1, served = '') {
  const [search, write] = useAddress(served)
  const [draft, setDraft] = useState<ArchiveSelection | null>(null)
  // Changes wait for a paint, so each builds on the one before it and not on the last render.
  const latest = useRef<ArchiveSelection | null>(null)
  const kept = useMemo(() => parseChoice(search, known), [search, known])

  // Back and forward may lead to a page of the archive whose cards are not rendered here.
  useEffect(() => {
    const follow = () => {
      const { pathname, search: there } = window.location
      if (splitPage(pathname).page !== rendered && !isSelected(parseChoice(there, known))) window.location.reload()
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [rendered, known])

  const keep = useCallback(
    (next: ArchiveSelection, step: 'new' | 'same' = 'new') => {
      // Without a selection the archive begins on its first page, which is loaded where another one is rendered.
      const load = rendered > 1 && !isSelected(next)
      write(writeChoice(next, known, window.location.search), { step, load })
    },
    [rendered, known, write],
  )

  const hold = useCallback((next: ArchiveSelection | null) => {
    latest.current = next
    setDraft(next)
  }, [])

  const current = useCallback(() => latest.current ?? parseChoice(window.location.search, known), [known])

  const choose = useCallback(
    (next: ArchiveSelection) => {
      trackChange(collection, current(), next)
      if (latest.current) hold(next)
      else keep(next)
    },
    [collection, current, hold, keep],
  )

  /** Rewrites the selection without a new history entry. */
  const correct = useCallback(
    (next: ArchiveSelection) => {
      if (latest.current) hold(next)
      else keep(next, 'same')
    },
    [hold, keep],
  )

  // A tick waits for a paint. So do the beginning and end of a draft: a tick made just before the filters close then
  // still belongs to the draft and is kept or dropped with it.
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

  /** The query of the saved selection, as the page writes it. */
  const address = useMemo(() => writeChoice(kept, known), [kept, known])
  return { choice: draft ?? kept, search, address, current, choose, correct, draftChoice, endDraft }
}
