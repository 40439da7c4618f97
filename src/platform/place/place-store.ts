import { followPlace, knownPlaces, readKept, type KnownPlaces } from './mark-place'
import { keptKey, placeCookie, placeCookieLine } from './place-cookie'

const changed = 'sporeprint:place'

/** The functions that the page's inline script has left (PlaceScript). */
const known = (): KnownPlaces => (window as unknown as Record<typeof knownPlaces, KnownPlaces>)[knownPlaces]

/** The country codes of each continent. */
export const countriesOfContinents = (): readonly string[] => Object.values(known().countriesOf)

/** A choice on this page that could not be stored, empty if it was cleared; null if the browser stored it. */
let unstored: string | null = null

/** The code of the place that the visitor chose; null where none is stored. */
export const keptPlace = (): string | null => (unstored ?? readKept({ key: keptKey, cookie: placeCookie })) || null

/** The visitor's chosen country, or the one that the device suggests; an empty string where it is unknown. */
export const countryHere = (): string =>
  known()
    .where(keptPlace() ?? '')
    .place.slice(0, 2)

const tell = (place: string): void => {
  document.cookie = placeCookieLine(place)
}

/**
 * Tells the server's cart where to ship, by a cookie with country and state that identifies no visitor. Only a chosen
 * place is sent, and only by visitors who shop.
 */
export function tellCart(): void {
  const place = keptPlace()
  if (place) tell(place)
}

const mark = (): void => known().mark(keptPlace() ?? '')

/** Whether the browser stored the place; storage may be forbidden or full. */
function store(place: string): boolean {
  try {
    if (place) localStorage.setItem(keptKey, place)
    else localStorage.removeItem(keptKey)
    return true
  } catch {
    return false
  }
}

/**
 * Stores the visitor's place; an empty string returns to the guess. A cart is told at once (SHP-01). If storage fails,
 * the place holds for this page, and longer by the cookie: emergency numbers depend on it (SAF-05).
 */
export function keepPlace(place: string): void {
  // Set before localStorage: other tabs read both as soon as they get the storage event.
  if (/(?:^|; )(?:place|cart-count)=/.test(document.cookie)) tell(place)
  unstored = store(place) ? null : place
  if (unstored !== null) tell(place)
  mark()
  window.dispatchEvent(new CustomEvent(changed))
}

/** Selects again in a form what follows the place, after it has changed here or in another tab. */
export function followAgain(form: HTMLFormElement): void {
  mark()
  followPlace(form, null)
}

/** Calls back when the place changes, here or in another tab; returns the unsubscribe function. */
export function onPlace(heard: () => void): () => void {
  window.addEventListener(changed, heard)
  window.addEventListener('storage', heard)
  return () => {
    window.removeEventListener(changed, heard)
    window.removeEventListener('storage', heard)
  }
}
