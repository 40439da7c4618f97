/** The populated ones of a list of relations; ids of what a visitor may not see are dropped. */
export const populated = <T extends { id: number }>(list: readonly (T | number | null)[] | null | undefined): T[] =>
  (list ?? []).flatMap((item) => (typeof item === 'object' && item !== null ? [item] : []))
