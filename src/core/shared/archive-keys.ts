import type { CardCollection } from '../collections'
import { ofProcess } from './of-process'

type Narrows = (collection: CardCollection, key: string) => boolean

const keys = ofProcess<{ narrows: Narrows | null }>('archive-keys', { narrows: null })

/** Tells the server in front which keys of an archive's address narrow, sort or page it (server/steps/narrowed-archives.ts). */
export function offerArchiveKeys(narrows: Narrows): void {
  keys.narrows = narrows
}

/** Whether a key of an archive's address narrows, sorts or pages it; until the bundle knows, every key may. */
export const narrows: Narrows = (collection, key) => keys.narrows?.(collection, key) ?? true
