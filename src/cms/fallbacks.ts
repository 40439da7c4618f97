import { defaultLocale, languageTags } from '@/core/locales'

/** Of an object in a document: its fields whose text is the default language's, because the reader's has none. */
const borrowed = new WeakMap<object, Set<string>>()

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') || (isTree(value) && 'root' in value)
const isMissing = (value: unknown): boolean => value === null || value === undefined || value === ''

/**
 * Notes which texts of a document stand in for missing translations.
 * @param shown the document as it is drawn, with fallback
 * @param own the same in the reader's language alone; its relations may be bare ids, which are not looked into
 */
export function noteFallbacks(shown: unknown, own: unknown): void {
  if (!isTree(shown) || !isTree(own)) return
  for (const [key, value] of Object.entries(shown)) {
    if (isText(value)) {
      if (!isMissing(own[key])) continue
      const keys = borrowed.get(shown) ?? new Set()
      borrowed.set(shown, keys.add(key))
    } else {
      noteFallbacks(value, own[key])
    }
  }
}

/** The `lang` to mark a field's text with (decision 21); undefined where it is in the page's own language. */
export const langOf = <T extends object>(owner: T, key: keyof T & string): string | undefined =>
  borrowed.get(owner)?.has(key) ? languageTags[defaultLocale] : undefined
