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

/** A new step of the history, which `back` undoes, or the one there is put right. */
type Step = 'new' | 'same'

/** The query of the page's address, and a way to write it. */
export function useAddress(): readonly [string, (search: string, step?: Step) => void] {
  const search = useSyncExternalStore(subscribe, read, unread)
  const write = useCallback((next: string, step: Step = 'new') => {
    if (next === window.location.search) return
    const address = `${window.location.pathname}${next}${window.location.hash}`
    if (step === 'new') window.history.pushState(null, '', address)
    else window.history.replaceState(null, '', address)
    window.dispatchEvent(new Event(changed))
  }, [])
  return [search, write]
}
