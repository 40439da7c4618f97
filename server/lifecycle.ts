/** What this server and the bundle tell each other; both live in one process but in two module graphs. */
type Lifecycle = {
  /** The server takes no new work. */
  stopping: boolean
  /** Puts the database in order before the process ends. */
  close: (() => Promise<void>) | null
}

const shared = globalThis as unknown as Record<symbol, Lifecycle | undefined>

/** The same object as in src/platform/lifecycle/lifecycle.ts. */
export const lifecycle: Lifecycle = (shared[Symbol.for('sporeprint.lifecycle')] ??= { stopping: false, close: null })
