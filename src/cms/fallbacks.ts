import { languageTags, type Locale } from '@/core/locales'

/** Of an object in a document: its fields whose text is in another language than the page, and in which. */
const borrowed = new WeakMap<object, Map<string, Locale>>()

type Tree = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Tree => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') || (isObject(value) && 'root' in value)
const isMissing = (value: unknown): boolean => value === null || value === undefined || value === ''

/** A document in one language alone; its relations may be bare ids, which are not looked into. */
export type InOneLocale = { readonly locale: Locale; readonly doc: unknown }

const below = (docs: readonly InOneLocale[], key: string): InOneLocale[] =>
  docs.flatMap(({ locale, doc }) => (isObject(doc) ? [{ locale, doc: doc[key] }] : []))

/**
 * Notes which texts of a document stand in for missing translations.
 * @param shown the document as it is rendered, with fallbacks
 * @param docs the same in the page's language alone, then in the others in the order in which they stand in
 * @returns whether a text was found in none of `docs`
 */
export function noteFallbacks(shown: unknown, docs: readonly InOneLocale[]): boolean {
  if (!isObject(shown) || !isObject(docs[0]?.doc)) return false
  let unknown = false
  for (const [key, value] of Object.entries(shown)) {
    const own = below(docs, key)
    if (isText(value)) {
      if (!isMissing(own[0]?.doc)) continue
      const source = own.find(({ doc }) => !isMissing(doc))
      if (source) borrowed.set(shown, new Map([...(borrowed.get(shown) ?? []), [key, source.locale]]))
      else unknown = true
    } else if (noteFallbacks(value, own)) {
      unknown = true
    }
  }
  return unknown
}

/** The `lang` to mark a field's text with (D-21); undefined where it is in the page's own language. */
export function langOf<T extends object>(owner: T, key: keyof T & string): string | undefined {
  const locale = borrowed.get(owner)?.get(key)
  return locale && languageTags[locale]
}
