// Limits that scripts of every page read: importing `limits.ts` would send all of it to browsers.

/** NUM-02: categories and likes fetched at once. */
export const fetchLimit = 100

/** Characters of a search: enough for an accident told in a sentence (SAF-03). */
export const searchCharacters = 200

/** NUM-01: the highest rating. */
export const bestRating = 5
