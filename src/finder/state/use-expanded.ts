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

/** Remembers in session storage that a section was opened or closed. */
export function keepExpanded(relation: string, section: string, open: boolean): void {
  const key = keyOf(relation)
  const before = parse(read(key))
  if (before[section] === open) return
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...before, [section]: open }))
  } catch {
    // Session storage is full or blocked: sections then open only by what is selected in them.
  }
  window.dispatchEvent(new Event(changed))
}

/**
 * The sections that the visitor opened or closed, kept while the tab is open, and a setter.
 * @param served sections that the address of the rendered page opens (true) or closes
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
