import type { CardCollection } from '../src/core/collections'

type Keys = { narrows: ((collection: CardCollection, key: string) => boolean) | null }

const shared = globalThis as unknown as Record<symbol, Keys | undefined>

/** The same object as in src/platform/lifecycle/archive-keys.ts. */
const keys = (shared[Symbol.for('sporeprint.archive-keys')] ??= { narrows: null })

/** Whether a key of an archive's address narrows, sorts or pages it; until the bundle knows, every key may. */
export const narrows = (collection: CardCollection, key: string): boolean => keys.narrows?.(collection, key) ?? true
