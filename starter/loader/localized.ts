import { isRecord } from '@/core/is-record'
import { isLocale, locales, type Locale, type Localized } from '@/core/locales'

/** True for an object whose keys are exactly the languages. */
export const isLocalized = (value: unknown): value is Localized<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === locales.length &&
  Object.keys(value).every(isLocale)

/** A copy of a tree in which every text in three languages is the one of `locale`. */
export function inLocale(tree: unknown, locale: Locale): unknown {
  if (isLocalized(tree)) return tree[locale]
  if (Array.isArray(tree)) return tree.map((item) => inLocale(item, locale))
  if (typeof tree !== 'object' || tree === null) return tree
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, inLocale(value, locale)]))
}

/** Only what differs by language: the branches of a tree that lead to a localized text, arrays whole. */
export function localizedBranches(tree: unknown, locale: Locale): unknown {
  if (isLocalized(tree)) return tree[locale]
  if (Array.isArray(tree)) return tree.some(hasLocalized) ? tree.map((item) => inLocale(item, locale)) : undefined
  if (typeof tree !== 'object' || tree === null) return undefined
  const entries = Object.entries(tree).flatMap(([key, value]) => {
    const branch = localizedBranches(value, locale)
    return branch === undefined ? [] : [[key, branch] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function hasLocalized(tree: unknown): boolean {
  if (isLocalized(tree)) return true
  if (typeof tree !== 'object' || tree === null) return false
  return Object.values(tree).some(hasLocalized)
}

/**
 * Gives the rows of `tree` the ids that the stored document has for them, by position, so that a second
 * language is written into the same rows.
 */
export function withRowIds(tree: unknown, stored: unknown): unknown {
  if (Array.isArray(tree)) {
    const rows: unknown[] = Array.isArray(stored) ? stored : []
    return tree.map((row: unknown, index) => {
      const other = rows[index]
      if (!isRecord(row)) return row
      const id = isRecord(other) && 'id' in other ? { id: other.id } : {}
      return { ...(withRowIds(row, other) as object), ...id }
    })
  }
  // An array that is itself localized has rows of its own in each language.
  if (typeof tree !== 'object' || tree === null || isLocalized(tree)) return tree
  const source = isRecord(stored) ? stored : {}
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, withRowIds(value, source[key])]))
}
