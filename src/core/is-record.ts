/** Whether an unknown value is an object with keys; an array is none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects with keys in an array; empty for anything but an array. */
export const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

/** Whether a value is neither an object nor an array; null and undefined are plain. */
export const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null
