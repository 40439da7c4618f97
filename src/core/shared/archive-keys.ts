import type { CardCollection } from '../collections'
import { processSingleton } from './process-singleton'

type Narrows = (collection: CardCollection, key: string) => boolean

const keys = processSingleton<{ narrows: Narrows | null }>('archive-keys', { narrows: null })

/** Registers which query keys narrow, sort or page an archive, for server/steps/narrowed-archives.ts. */
export function registerArchiveKeys(narrows: Narrows): void {
  keys.narrows = narrows
}

/** Whether a query key narrows, sorts or pages an archive; true for every key until the bundle has registered them. */
export const narrows: Narrows = (collection, key) => keys.narrows?.(collection, key) ?? true
