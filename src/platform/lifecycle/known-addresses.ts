export type Known = {
  /** Whether nothing stands under a path. */
  readonly isInvented: (path: string) => boolean
  /** Where an address leads that redirects alone know; null at once where it is none. */
  readonly movedTo: (path: string) => Promise<string | null> | null
}

const key = Symbol.for('sporeprint.known-addresses')

const shared = globalThis as unknown as Record<symbol, Known | undefined>

/** Tells the server in front which addresses nothing stands under, and which moved (server/known-addresses.ts). */
export function offerKnownAddresses(known: Known): void {
  shared[key] = known
}
