/** A document's name in one value, `products:12`: counters, marks and changes are stored under it. */
export const documentKey = (collection: string, id: number | string): string => `${collection}:${id}`

/** The collection of a key that the site itself has stored, or the global of one (`header:0`). */
export const collectionOfKey = (key: string): string => key.slice(0, key.indexOf(':'))

/** What a key names. */
export type Named<Collection extends string> = { readonly collection: Collection; readonly id: number }

const pattern = /^([a-z-]+):([1-9]\d{0,8})$/

/** What a key names, be it stored or sent; null where it is no key, or of none of `collections`. */
export function parseDocumentKey(key: string): Named<string> | null
export function parseDocumentKey<Collection extends string>(
  key: string,
  collections: readonly Collection[],
): Named<Collection> | null
export function parseDocumentKey(key: string, collections?: readonly string[]): Named<string> | null {
  const [, collection = '', id] = pattern.exec(key) ?? []
  return id && (collections?.includes(collection) ?? true) ? { collection, id: Number(id) } : null
}

/** The ids that keys name of one collection. */
export const idsInKeys = (keys: readonly string[], collection: string): number[] =>
  keys.flatMap((key) => parseDocumentKey(key, [collection])?.id ?? [])
