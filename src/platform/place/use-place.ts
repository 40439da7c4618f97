import { useSyncExternalStore } from 'react'
import { countryHere, keptPlace, onPlace } from './place-store'

/** The place the visitor chose, as a code; null where none is kept. While the server renders it is what it was told. */
export const usePlace = (told: string | null = null): string | null =>
  useSyncExternalStore(onPlace, keptPlace, () => told)

/** The country the visitor chose or seems to be in, empty where nothing says; null while the server renders. */
export const useCountry = (): string | null => useSyncExternalStore<string | null>(onPlace, countryHere, () => null)
