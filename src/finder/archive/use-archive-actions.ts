import { useCallback, type RefObject } from 'react'
import { track } from '@/platform/analytics/events'
import type { Place } from '@/read-model/engine/distance'
import { nearMeKey } from '@/read-model/filters/group'
import { toggled, withFilter, withPlace } from '../state/change'
import { noSelection, type ArchiveSelection } from '../state/selection'

/** Actions that change an archive's list, and move scroll position and focus to where it is read from then on. */
export function useArchiveActions(
  list: RefObject<HTMLElement | null>,
  choose: (next: ArchiveSelection) => void,
  current: () => ArchiveSelection,
  wide: boolean,
) {
  /** Scrolls the beginning of the list, with count and chips, back into view where the visitor had passed it. */
  const showBeginning = useCallback((): void => {
    if (list.current && list.current.getBoundingClientRect().top < 0)
      list.current.scrollIntoView({ behavior: 'instant' })
  }, [list])
  // A filter shortens the list, so a visitor in its middle would end up at the footer.
  const narrow = useCallback(
    (next: ArchiveSelection) => {
      choose(next)
      if (wide) showBeginning()
    },
    [choose, wide, showBeginning],
  )
  const toggle = useCallback(
    (facet: string, value: string) => narrow(toggled(current(), facet, value)),
    [narrow, current],
  )
  /** For actions whose button disappears: without focus on the list, Tab would begin at the top of the page. */
  const focus = () => list.current?.focus({ preventScroll: true })
  const setPlace = (place: Place | null) => narrow(withPlace(current(), place))
  return {
    showBeginning,
    focus,
    toggle,
    setRange: (facet: string, value: string | null) => narrow(withFilter(current(), facet, value ? [value] : [])),
    setPlace,
    remove: ({ facet, value }: { facet: string; value: string }) =>
      facet === nearMeKey ? setPlace(null) : toggle(facet, value),
    setSort: (sort: ArchiveSelection['sort']) => choose({ ...current(), sort, page: 1 }),
    setPage: (page: number) => {
      track('pagination_click', { page })
      choose({ ...current(), page })
      // ARC-05. Instant: smooth scrolling would pass by the cards of the page that is left.
      window.scrollTo({ top: 0, behavior: 'instant' })
      focus()
    },
    clear: () => {
      choose(noSelection)
      focus()
    },
  }
}
