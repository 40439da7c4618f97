import { useState } from 'react'
import { afterPaint } from './after-paint'

/**
 * An optimistic selection: the tick is painted first; the page, its address and the request to the server follow.
 */
export function useOptimisticToggle(chosenNow: boolean, onToggle: () => void): readonly [boolean, () => void] {
  const [ticked, setTicked] = useState<{ readonly from: boolean } | null>(null)
  if (ticked && ticked.from !== chosenNow) setTicked(null)
  const toggle = () => {
    setTicked(ticked ? null : { from: chosenNow })
    afterPaint(() => {
      onToggle()
      // From here on the selection decides: it rejects a value where the section is full.
      setTicked(null)
    })
  }
  return [ticked ? !ticked.from : chosenNow, toggle]
}
