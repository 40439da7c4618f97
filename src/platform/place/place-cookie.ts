/** Under this name the browser keeps the place that the visitor chose. */
export const keptKey = 'sporeprint:place'

/** The cart knows the place the visitor chose by this cookie, as a code: `US-CA`. */
export const placeCookie = 'place'

const year = 31_536_000

/** The line that sets it, from a script or in the response to a form; without a place it is taken away. */
export const placeCookieLine = (place: string): string =>
  `${placeCookie}=${place}; path=/; max-age=${place ? year : 0}; samesite=lax`
