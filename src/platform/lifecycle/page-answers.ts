const key = Symbol.for('sporeprint.saves')

const shared = globalThis as unknown as Record<symbol, { count: number } | undefined>

/** Shared with server.mjs, which is another module graph in the same process. */
const saves = (shared[key] ??= { count: 0 })

/** Tells server.mjs that pages have changed: it gives none again that it had before (scripts/lib/page-answers.mjs). */
export function forgetPages(): void {
  saves.count += 1
}
