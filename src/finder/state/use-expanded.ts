import { useCallback, useMemo, useSyncExternalStore } from 'react'

export type Expanded = Readonly<Record<string, boolean>>

const changed = 'sporeprint:expanded'
const nothing = '{}'
const none: Expanded = {}

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

const keyOf = (relation: string): string => `filters:${relation}`

/** Keeps for this tab that a section was opened or shut. */
export function keepExpanded(relation: string, section: string, open: boolean): void {
  const key = keyOf(relation)
  const before = parse(read(key))
  if (before[section] === open) return
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...before, [section]: open }))
  } catch {
    // A full or forbidden store: sections then open by what is chosen in them alone.
  }
  window.dispatchEvent(new Event(changed))
}

/**
 * Which sections were opened or closed by hand, for as long as the tab is open; and a way to say so.
 * @param served those that the address of the rendered page opens or shuts
 */
export function useExpanded(
  relation: string,
  served: Expanded = none,
): readonly [Expanded, (section: string, open: boolean) => void] {
  const key = keyOf(relation)
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => nothing,
  )
  const expanded = useMemo(() => ({ ...served, ...parse(text) }), [served, text])
  const expand = useCallback((section: string, open: boolean) => keepExpanded(relation, section, open), [relation])
  return [expanded, expand]
}
