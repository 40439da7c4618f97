import { useCallback, useMemo, useSyncExternalStore } from 'react'

export type Expanded = Readonly<Record<string, boolean>>

const changed = 'sporeprint:expanded'
const nothing = '{}'

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? nothing
  } catch {
    return nothing
  }
}

function parse(text: string): Expanded {
  try {
    return JSON.parse(text) as Expanded
  } catch {
    return {}
  }
}

/** Which sections were opened or closed by hand, for as long as the tab is open; and a way to say so. */
export function useExpanded(relation: string): readonly [Expanded, (section: string, open: boolean) => void] {
  const key = `filters:${relation}`
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => nothing,
  )
  const expanded = useMemo(() => parse(text), [text])
  const expand = useCallback(
    (section: string, open: boolean) => {
      const before = parse(read(key))
      if (before[section] === open) return
      try {
        sessionStorage.setItem(key, JSON.stringify({ ...before, [section]: open }))
      } catch {
        // A full or forbidden store: sections then open by what is chosen in them alone.
      }
      window.dispatchEvent(new Event(changed))
    },
    [key],
  )
  return [expanded, expand]
}
