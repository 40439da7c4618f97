/** What server/main.ts and the bundle tell each other; both live in one process but in two module graphs. */
type Lifecycle = {
  /** The server takes no new work. */
  stopping: boolean
  /** Puts the database in order before the process ends. */
  close: (() => Promise<void>) | null
}

const key = Symbol.for('sporeprint.lifecycle')

const shared = globalThis as unknown as Record<symbol, Lifecycle | undefined>

export const lifecycle: Lifecycle = (shared[key] ??= { stopping: false, close: null })
