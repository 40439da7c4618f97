import { useCallback, useSyncExternalStore } from 'react'
import { splitPage } from '@/core/paths'

const changed = 'sporeprint:address'

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(changed, listener)
  }
}

const read = (): string => window.location.search
/** Adds a history entry, or replaces the current one. */
type Step = 'new' | 'same'

/** How a query is written into the address. */
type Write = {
  step?: Step
  /** Loads the page: other cards belong to that address than are rendered. */
  load?: boolean
}

/**
 * The query of the page's address, and a setter. It is written to the archive's own path: page 6 of the unfiltered
 * archive says nothing about a selection, and may not exist one day (D-11).
 * @param served the query that the page was rendered for; a static page knows none, and reads it once it has hydrated
 */
export function useAddress(served = ''): readonly [string, (search: string, how?: Write) => void] {
  const search = useSyncExternalStore(subscribe, read, () => served)
  const write = useCallback((next: string, { step = 'new', load = false }: Write = {}) => {
    if (next === window.location.search) return
    const address = `${splitPage(window.location.pathname).path}${next}${window.location.hash}`
    if (load) {
      if (step === 'new') window.location.assign(address)
      else window.location.replace(address)
      return
    }
    if (step === 'new') window.history.pushState(null, '', address)
    else window.history.replaceState(null, '', address)
    window.dispatchEvent(new Event(changed))
  }, [])
  return [search, write]
}
