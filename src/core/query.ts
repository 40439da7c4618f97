/** The query of an address, as Next passes it to a page. */
export type Query = Readonly<Record<string, string | string[] | undefined>>

/** The same as a query string, without `?`. */
export function searchOf(query: Query): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) params.append(key, one)
  return params.toString()
}

/** Whether a query has one of these parameters more than once, so that it is ambiguous which value is meant. */
export const isRepeated = (query: URLSearchParams, names: readonly string[]): boolean =>
  names.some((name) => query.getAll(name).length > 1)

/** The value of a parameter or a field, the first of several; '' where there is none or a file. */
export function firstValue(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : ''
}
