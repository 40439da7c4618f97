/** The populated relations of a list; bare ids, which the visitor may not see, are dropped. */
export const populated = <T extends { id: number }>(list: readonly (T | number | null)[] | null | undefined): T[] =>
  (list ?? []).flatMap((item) => (typeof item === 'object' && item !== null ? [item] : []))
