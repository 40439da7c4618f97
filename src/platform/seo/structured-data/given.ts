/** Only the properties that have a value. */
export const given = <Key extends string>(
  values: Readonly<Record<Key, string | null | undefined>>,
): Partial<Record<Key, string>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value))) as Partial<Record<Key, string>>
