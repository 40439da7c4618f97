import { isRecord } from './is-record'
import { documentPath, isPagedCollection } from './paths'
import { isSlug } from './slugs'

type Reference = { readonly relationTo?: unknown; readonly value?: unknown }

/**
 * The path, without a locale, of the document that a relation names. Null where it is hidden from a visitor, which leaves
 * an id, or deleted, which leaves nothing.
 */
export const referencedPath = ({ relationTo, value }: Reference): string | null =>
  isPagedCollection(relationTo) && isRecord(value) && isSlug(value.slug) ? documentPath(relationTo, value.slug) : null
