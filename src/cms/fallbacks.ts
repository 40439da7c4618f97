import { languageTags, type Locale } from '@/core/locales'
import { processSingleton } from '@/core/shared/process-singleton'

/** For an object in a document: its fields whose string is a fallback, and the locale of each. */
type Marks = WeakMap<object, ReadonlyMap<string, Locale>>

const borrowed = processSingleton<Marks>('fallbacks', new WeakMap())

type Tree = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Tree => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') || (isObject(value) && 'root' in value)
const isMissing = (value: unknown): boolean => value === null || value === undefined || value === ''

/**
 * A document in one locale without fallback; relations may be bare ids, since related documents are noted at their own
 * read.
 */
export type InOneLocale = { readonly locale: Locale; readonly doc: unknown }

const below = (docs: readonly InOneLocale[], key: string): InOneLocale[] =>
  docs.flatMap(({ locale, doc }) => (isObject(doc) ? [{ locale, doc: doc[key] }] : []))

/**
 * Notes which strings of a document are fallbacks for missing translations.
 * @param shown the document as it is rendered, with fallbacks
 * @param docs the document in the page's locale without fallback, then in the other locales in fallback order
 * @returns whether a string was found in none of `docs`
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

/** The locale of a field's string, if it is a fallback for a missing translation. */
export const fallbackLocaleOf = <T extends object>(owner: T, key: keyof T & string): Locale | undefined =>
  borrowed.get(owner)?.get(key)

/** The `lang` attribute for a field's string (D-21); undefined where it is in the page's own locale. */
export function langOf<T extends object>(owner: T, key: keyof T & string): string | undefined {
  const locale = fallbackLocaleOf(owner, key)
  return locale && languageTags[locale]
}

/** The fallbacks in a document, by path, in a form that can be applied to a copy. */
export type Borrowed = readonly (readonly [path: readonly string[], fields: readonly (readonly [string, Locale])[]])[]

/** The fallbacks noted in a document. */
export function fallbacksIn(doc: unknown, path: readonly string[] = []): Borrowed {
  if (!isObject(doc)) return []
  const below = Object.entries(doc).flatMap(([key, value]) => fallbacksIn(value, [...path, key]))
  const fields = borrowed.get(doc)
  return fields ? [[path, [...fields]], ...below] : below
}

/** Applies the fallbacks of a document to its copy. */
export function applyFallbacks(copy: unknown, noted: Borrowed): void {
  for (const [path, fields] of noted) {
    const owner = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), copy)
    if (isObject(owner)) borrowed.set(owner, new Map(fields))
  }
}
