import { processSingleton } from './process-singleton'

type Known = {
  /** Whether nothing exists at a path. */
  readonly isUnknownAddress: (path: string) => boolean
  /** The target of an address that only a redirect knows; null instead of a promise where there is none. */
  readonly movedTo: (path: string) => Promise<string | null> | null
  /** The existing address that a path means in other letters, lower case first; null if it exists as written. */
  readonly canonicalAddress: (path: string) => string | null
}

const shared = processSingleton<{ known: Known | null }>('known-addresses', { known: null })

/** Registers which addresses do not exist and which moved, for the server in front (server/steps/error-pages.ts). */
export function registerKnownAddresses(known: Known): void {
  shared.known = known
}

/** Whether nothing exists at a path; false until the bundle has registered what does. */
export function isUnknownAddress(path: string): boolean {
  try {
    return shared.known?.isUnknownAddress(decodeURIComponent(path)) ?? false
  } catch {
    return false
  }
}

/** The target of an address that only a redirect knows; null where there is none. */
export const movedTo = (path: string): Promise<string | null> | null => shared.known?.movedTo(path) ?? null

/** The existing address that a path means in other letters, lower case first; null if it exists as written. */
export const canonicalAddress = (path: string): string | null => shared.known?.canonicalAddress(path) ?? null
