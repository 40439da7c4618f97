// The numbers that scripts of every page read, apart from the rest, which would be sent to browsers with them.

/** NUM-02: categories and likes fetched at once. */
export const fetchLimit = 100

/** Characters of a search, which an accident told in a sentence has room in (SAF-03). */
export const searchCharacters = 200

/** NUM-01: the highest rating. */
export const bestRating = 5
