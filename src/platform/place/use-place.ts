import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { countryHere, keptPlace, onPlace } from './place-store'

/** The place the visitor chose, as a code; null where none is kept. While the server renders it is what it was told. */
export const usePlace = (told: string | null = null): string | null =>
  useSyncExternalStore(onPlace, keptPlace, () => told)

/** The country the visitor chose or seems to be in, empty where nothing says; null while the server renders. */
export const useCountry = (): string | null => useSyncExternalStore<string | null>(onPlace, countryHere, () => null)

/**
 * The same, known a turn later than the page hydrates: React hydrates in the middle of a press, and what is pressed then
 * must stand until the browser has done what it does for it (PRS-01).
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
