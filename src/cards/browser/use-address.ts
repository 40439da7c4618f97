import { useCallback, useSyncExternalStore } from 'react'

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
// A static page knows no query; what it says is drawn right after the page has come to life.
const unread = (): string => ''

/** The query of the page's address, and a way to write it: each write is a step that `back` undoes. */
export function useAddress(): readonly [string, (search: string) => void] {
  const search = useSyncExternalStore(subscribe, read, unread)
  const write = useCallback((next: string) => {
    if (next === window.location.search) return
    window.history.pushState(null, '', `${window.location.pathname}${next}${window.location.hash}`)
    window.dispatchEvent(new Event(changed))
  }, [])
  return [search, write]
}
