type Known = { isInvented: ((path: string) => boolean) | null }

const key = Symbol.for('sporeprint.known-addresses')

const shared = globalThis as unknown as Record<symbol, Known | undefined>

const known = (shared[key] ??= { isInvented: null })

/** Tells the server in front which addresses nothing stands under (server/steps/plain-errors.ts). */
export function offerKnownAddresses(isInvented: (path: string) => boolean): void {
  known.isInvented = isInvented
}
