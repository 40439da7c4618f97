type Known = { isInvented: ((path: string) => boolean) | null }

const shared = globalThis as unknown as Record<symbol, Known | undefined>

/** The same object as in src/platform/lifecycle/known-addresses.ts. */
const known = (shared[Symbol.for('sporeprint.known-addresses')] ??= { isInvented: null })

/** Whether nothing stands under a path; until the bundle knows, everything may. */
export function isInvented(path: string): boolean {
  try {
    return known.isInvented?.(decodeURIComponent(path)) ?? false
  } catch {
    return false
  }
}
