import { followPlace, knownPlaces, readKept, type KnownPlaces } from './mark-place'
import { keptKey, placeCookie, placeCookieLine } from './place-cookie'

const changed = 'sporeprint:place'

/** What the script of the page has left (PlaceScript). */
const known = (): KnownPlaces => (window as unknown as Record<typeof knownPlaces, KnownPlaces>)[knownPlaces]

/** The countries of each continent, as their codes. */
export const countriesOfContinents = (): readonly string[] => Object.values(known().countriesOf)

/** What was chosen on this page where the browser does not store it, empty where it was taken back; null where it does. */
let unstored: string | null = null

/** The place the visitor chose, as a code; null where none is kept. */
export const keptPlace = (): string | null => (unstored ?? readKept({ key: keptKey, cookie: placeCookie })) || null

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

const mark = (): void => known().mark(keptPlace() ?? '')

/** Says whether the browser stores it; it may forbid that, or be full. */
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
 * Keeps a place in the browser; an empty text goes back to the guess. A cart hears of it wherever it is chosen (SHP-01).
 * What cannot be stored holds as long as the page, and longer where the browser has cookies: whom to call depends on it
 * (SAF-05).
 */
export function keepPlace(place: string): void {
  // Before it is stored: other tabs look at both as soon as they hear of the storage.
  if (/(?:^|; )(?:place|cart-count)=/.test(document.cookie)) tell(place)
  unstored = store(place) ? null : place
  if (unstored !== null) tell(place)
  mark()
  window.dispatchEvent(new CustomEvent(changed))
}

/** Chooses in a form again what follows the place, after it was changed here or in another tab. */
export function followAgain(form: HTMLFormElement): void {
  mark()
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
