import { ofProcess } from './of-process'

type Known = {
  /** Whether nothing stands under a path. */
  readonly isInvented: (path: string) => boolean
  /** Where an address leads that redirects alone know; null at once where it is none. */
  readonly movedTo: (path: string) => Promise<string | null> | null
  /** The address under which something stands in other letters, small ones first, where nothing does as it is written. */
  readonly inItsLetters: (path: string) => string | null
}

const shared = ofProcess<{ known: Known | null }>('known-addresses', { known: null })

/** Tells the server in front which addresses nothing stands under (server/steps/plain-errors.ts), and which moved. */
export function offerKnownAddresses(known: Known): void {
  shared.known = known
}

/** Whether nothing stands under a path; until the bundle knows, everything may. */
export function isInvented(path: string): boolean {
  try {
    return shared.known?.isInvented(decodeURIComponent(path)) ?? false
  } catch {
    return false
  }
}

/** Where an address leads that redirects alone know. */
export const movedTo = (path: string): Promise<string | null> | null => shared.known?.movedTo(path) ?? null

/** The address under which something stands in other letters, small ones first, where nothing does as it is written. */
export const inItsLetters = (path: string): string | null => shared.known?.inItsLetters(path) ?? null
