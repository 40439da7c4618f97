/** The localStorage key of the place that the visitor chose. */
export const keptKey = 'sporeprint:place'

/** The cookie by which the cart knows the visitor's place, as a code: `US-CA`. */
export const placeCookie = 'place'

const year = 31_536_000

/** The cookie line, for a script or a Set-Cookie header; an empty place deletes the cookie. */
export const placeCookieLine = (place: string): string =>
  `${placeCookie}=${place}; path=/; max-age=${place ? year : 0}; samesite=lax`
