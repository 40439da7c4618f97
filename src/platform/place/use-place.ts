import { useSyncExternalStore } from 'react'
import { keptPlace, onPlace } from './place-store'

/** The place the visitor chose, as a code; null where none is kept, and while the server renders. */
export const usePlace = (): string | null => useSyncExternalStore(onPlace, keptPlace, () => null)
