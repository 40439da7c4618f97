import { ofProcess } from './of-process'

type IsInvented = (path: string) => boolean

const known = ofProcess<{ isInvented: IsInvented | null }>('known-addresses', { isInvented: null })

/** Tells the server in front which addresses nothing stands under (server/steps/plain-errors.ts). */
export function offerKnownAddresses(isInvented: IsInvented): void {
  known.isInvented = isInvented
}

/** Whether nothing stands under a path; until the bundle knows, everything may. */
export function isInvented(path: string): boolean {
  try {
    return known.isInvented?.(decodeURIComponent(path)) ?? false
  } catch {
    return false
  }
}
