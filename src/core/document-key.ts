/** The key of a document, `products:12`, under which counters, marks and changes are stored. */
export const documentKey = (collection: string, id: number | string): string => `${collection}:${id}`

/** The collection, or the global (`header:0`), of a key that the site itself has stored. */
export const collectionOfKey = (key: string): string => key.slice(0, key.indexOf(':'))

/** What a key names. */
export type Named<Collection extends string> = { readonly collection: Collection; readonly id: number }

const pattern = /^([a-z-]+):([1-9]\d{0,8})$/

/** Parses a key, stored or sent by a caller; null where it is malformed, or of none of `collections`. */
export function parseDocumentKey(key: string): Named<string> | null
export function parseDocumentKey<Collection extends string>(
  key: string,
  collections: readonly Collection[],
): Named<Collection> | null
export function parseDocumentKey(key: string, collections?: readonly string[]): Named<string> | null {
  const [, collection = '', id] = pattern.exec(key) ?? []
  return id && (collections?.includes(collection) ?? true) ? { collection, id: Number(id) } : null
}

/** The ids in the keys of one collection. */
export const idsInKeys = (keys: readonly string[], collection: string): number[] =>
  keys.flatMap((key) => parseDocumentKey(key, [collection])?.id ?? [])
