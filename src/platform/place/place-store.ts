import { followPlace, knownPlaces, type KnownPlaces } from './mark-place'
import { keptKey, placeCookie, placeCookieLine } from './place-cookie'

const changed = 'sporeprint:place'

/** What the script of the page has left (PlaceScript). */
const known = (): KnownPlaces => (window as unknown as Record<typeof knownPlaces, KnownPlaces>)[knownPlaces]

/** The countries of each continent, as their codes. */
export const countriesOfContinents = (): readonly string[] => Object.values(known().countriesOf)

/** Of the place, and of the number of pieces in a cart: the cart's own cookie is hidden from scripts. */
const cookieValue = (name: string): string | null =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null

/** The place the visitor chose, as a code; null where none is kept. A form without scripts keeps it in the cookie alone. */
export function keptPlace(): string | null {
  try {
    return localStorage.getItem(keptKey) || cookieValue(placeCookie) || null
  } catch {
    return null
  }
}

/** The country the visitor chose, or where the device seems to be; an empty text where nothing says. */
export const countryHere = (): string =>
  known()
    .where(keptPlace() ?? '')
    .place.slice(0, 2)

const tell = (place: string): void => {
  document.cookie = placeCookieLine(place)
}

/**
 * Tells the cart on the server where to ship: its cookie names a country and state, and no visitor. Only what a visitor
 * chose is told, and only by one who shops.
 */
export function tellCart(): void {
  const place = keptPlace()
  if (place) tell(place)
}

/** Keeps a place in the browser; an empty text goes back to the guess. A cart hears of it wherever it is chosen (SHP-01). */
export function keepPlace(place: string): void {
  try {
    if (place) localStorage.setItem(keptKey, place)
    else localStorage.removeItem(keptKey)
  } catch {
    return
  }
  if (cookieValue(placeCookie) !== null || cookieValue('cart-count') !== null) tell(place)
  known().mark()
  window.dispatchEvent(new CustomEvent(changed))
}

/** Chooses in a form again what follows the place, after it was changed here or in another tab. */
export function followAgain(form: HTMLFormElement): void {
  known().mark()
  followPlace(form, null)
}

/** Calls back when the place is changed, here or in another tab; returns how to stop. */
export function onPlace(heard: () => void): () => void {
  window.addEventListener(changed, heard)
  window.addEventListener('storage', heard)
  return () => {
    window.removeEventListener(changed, heard)
    window.removeEventListener('storage', heard)
  }
}
