import { isRecord } from '@/core/is-record'
import { isLocale, locales, type Locale, type Localized } from '@/core/locales'

/** True for an object whose keys are exactly the locales. */
export const isLocalized = (value: unknown): value is Localized<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === locales.length &&
  Object.keys(value).every(isLocale)

/** A copy of a tree in which every localized value is replaced by that of `locale`. */
export function inLocale(tree: unknown, locale: Locale): unknown {
  if (isLocalized(tree)) return tree[locale]
  if (Array.isArray(tree)) return tree.map((item) => inLocale(item, locale))
  if (typeof tree !== 'object' || tree === null) return tree
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, inLocale(value, locale)]))
}

/** The branches of a tree that hold localized values, resolved to `locale`; an array with any is kept whole. */
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
 * Gives the rows of `tree` the ids of the stored rows at the same positions, so that a second locale updates these rows
 * instead of adding new ones.
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
  // A localized array has separate rows in each locale.
  if (typeof tree !== 'object' || tree === null || isLocalized(tree)) return tree
  const source = isRecord(stored) ? stored : {}
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, withRowIds(value, source[key])]))
}
