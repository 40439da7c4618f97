/** The query of an address as a page gets it. */
export type Query = Readonly<Record<string, string | string[] | undefined>>

/** The same as a text. */
export function searchOf(query: Query): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) params.append(key, one)
  return params.toString()
}

/** Whether a query has one of these parameters more than once: of two values nobody knows which is meant. */
export const isRepeated = (query: URLSearchParams, names: readonly string[]): boolean =>
  names.some((name) => query.getAll(name).length > 1)

/** What a parameter or a field says; of several values the first, and nothing where there is none or a file. */
export function firstValue(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : ''
}
