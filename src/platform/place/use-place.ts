import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { countryHere, keptPlace, onPlace } from './place-store'

/** The code of the place that the visitor chose; null where none is stored. On the server it is `told`. */
export const usePlace = (told: string | null = null): string | null =>
  useSyncExternalStore(onPlace, keptPlace, () => told)

/** The country that the visitor chose or seems to be in, empty where unknown; null on the server. */
export const useCountry = (): string | null => useSyncExternalStore<string | null>(onPlace, countryHere, () => null)

/**
 * Like `useCountry`, but null until one task after hydration: React may hydrate during an event, and the pressed
 * element must stay in place until the browser has finished its default action (PRS-01).
 * @param before runs just before the country is known
 */
export function useSettledCountry(before: () => void): string | null {
  const country = useCountry()
  const [isSettled, setSettled] = useState(false)
  const settle = useEffectEvent(() => {
    before()
    setSettled(true)
  })
  useEffect(() => {
    const later = setTimeout(() => settle())
    return () => clearTimeout(later)
  }, [])
  return isSettled ? country : null
}
