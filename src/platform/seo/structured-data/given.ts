/** The properties that have a value: what is not known is not said. */
export const given = <Key extends string>(
  values: Readonly<Record<Key, string | null | undefined>>,
): Partial<Record<Key, string>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value))) as Partial<Record<Key, string>>
