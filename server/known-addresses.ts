import type { Known } from '../src/platform/lifecycle/known-addresses'

const shared = globalThis as unknown as Record<symbol, Known | undefined>

/** What src/platform/lifecycle/known-addresses.ts has left here; nothing until the bundle knows. */
const known = (): Known | undefined => shared[Symbol.for('sporeprint.known-addresses')]

/** Whether nothing stands under a path; until the bundle knows, everything may. */
export function isInvented(path: string): boolean {
  try {
    return known()?.isInvented(decodeURIComponent(path)) ?? false
  } catch {
    return false
  }
}

/** Where an address leads that redirects alone know. */
export const movedTo = (path: string): Promise<string | null> | null => known()?.movedTo(path) ?? null
