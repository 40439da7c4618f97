import type { CardCollection } from '@/core/collections'

type Keys = { narrows: ((collection: CardCollection, key: string) => boolean) | null }

const key = Symbol.for('sporeprint.archive-keys')

const shared = globalThis as unknown as Record<symbol, Keys | undefined>

const keys = (shared[key] ??= { narrows: null })

/** Tells the server in front which keys of an archive's address narrow, sort or page it (server/steps/narrowed-archives.ts). */
export function offerArchiveKeys(narrows: (collection: CardCollection, key: string) => boolean): void {
  keys.narrows = narrows
}
