/** Whether a value from outside is an object with keys; a list is none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects with keys in a list; none in what is no list. */
export const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

/** Whether it is neither an object nor a list; null and undefined are plain. */
export const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null
