import { useCallback, type RefObject } from 'react'
import { track } from '@/platform/analytics/events'
import type { Place } from '@/read-model/engine/distance'
import { nearMeKey } from '@/read-model/filters/group'
import { toggled, withFilter, withPlace } from '../state/change'
import { noChoice, type Choice } from '../state/selection'

/** What changes an archive's list, and brings view and focus to where the list is read from then. */
export function useArchiveActions(
  list: RefObject<HTMLElement | null>,
  choose: (next: Choice) => void,
  current: () => Choice,
  wide: boolean,
) {
  /** Where the visitor had scrolled past the beginning of the list, brings it back into view, with count and chips. */
  const showBeginning = useCallback((): void => {
    if (list.current && list.current.getBoundingClientRect().top < 0)
      list.current.scrollIntoView({ behavior: 'instant' })
  }, [list])
  // The list gets shorter: a visitor in its middle would end at the footer.
  const narrow = useCallback(
    (next: Choice) => {
      choose(next)
      if (wide) showBeginning()
    },
    [choose, wide, showBeginning],
  )
  const toggle = useCallback(
    (facet: string, value: string) => narrow(toggled(current(), facet, value)),
    [narrow, current],
  )
  /** For what goes away with the button that was pressed: the keyboard would begin at the top of the page again. */
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
    setSort: (sort: Choice['sort']) => choose({ ...current(), sort, page: 1 }),
    setPage: (page: number) => {
      track('pagination_click', { page })
      choose({ ...current(), page })
      // ARC-05. Not smoothly: the cards that would pass by are those of the page that is left.
      window.scrollTo({ top: 0, behavior: 'instant' })
      focus()
    },
    clear: () => {
      choose(noChoice)
      focus()
    },
  }
}
