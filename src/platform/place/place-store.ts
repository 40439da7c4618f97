export { isReached } from './reach'

/** The cart reads the cookie of this name; it names a country and state and nobody. */
const name = 'place'
const changed = 'sporeprint:place'
const year = 31_536_000

/** The place the visitor chose, as a code; null where none is kept. */
export function keptPlace(): string | null {
  const found = new RegExp(`(?:^|; )${name}=([A-Z]{2}(?:-[A-Z0-9]{1,3})?)(?:;|$)`).exec(document.cookie)
  return found?.[1] ?? null
}

export function keepPlace(place: string): void {
  document.cookie = `${name}=${place}; path=/; max-age=${place ? year : 0}; samesite=lax`
  window.dispatchEvent(new CustomEvent(changed))
}

/** Calls back when the place is changed; answers how to stop. */
export function onPlace(heard: () => void): () => void {
  window.addEventListener(changed, heard)
  return () => window.removeEventListener(changed, heard)
}
