import { languageTags, type Locale } from '@/core/locales'
import { ofProcess } from '@/core/shared/of-process'

/** Of an object in a document: its fields whose text is in another language than the page, and in which. */
type Marks = WeakMap<object, ReadonlyMap<string, Locale>>

const borrowed = ofProcess<Marks>('fallbacks', new WeakMap())

type Tree = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Tree => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') || (isObject(value) && 'root' in value)
const isMissing = (value: unknown): boolean => value === null || value === undefined || value === ''

/** A document in one language alone; its relations may be bare ids: what they name is noted where it is read. */
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

/** The locale that a field's text is in, where it stands in for a missing translation. */
export const borrowedFrom = <T extends object>(owner: T, key: keyof T & string): Locale | undefined =>
  borrowed.get(owner)?.get(key)

/** The `lang` to mark a field's text with (D-21); undefined where it is in the page's own language. */
export function langOf<T extends object>(owner: T, key: keyof T & string): string | undefined {
  const locale = borrowedFrom(owner, key)
  return locale && languageTags[locale]
}

/** Where in a document texts stand in for missing translations, for a copy of it. */
export type Borrowed = readonly (readonly [path: readonly string[], fields: readonly (readonly [string, Locale])[]])[]

/** What was noted of a document. */
export function borrowedIn(doc: unknown, path: readonly string[] = []): Borrowed {
  if (!isObject(doc)) return []
  const below = Object.entries(doc).flatMap(([key, value]) => borrowedIn(value, [...path, key]))
  const fields = borrowed.get(doc)
  return fields ? [[path, [...fields]], ...below] : below
}

/** Notes of a copy what was noted of the document. */
export function noteBorrowed(copy: unknown, noted: Borrowed): void {
  for (const [path, fields] of noted) {
    const owner = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), copy)
    if (isObject(owner)) borrowed.set(owner, new Map(fields))
  }
}
