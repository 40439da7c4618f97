import { isRecord } from './is-record'
import { documentPath, isPagedCollection } from './paths'
import { isSlug } from './slugs'

type Reference = { readonly relationTo?: unknown; readonly value?: unknown }

/**
 * The path, without a locale, of the document in a relation. Null where the document is hidden from the visitor (the
 * relation is a bare id) or deleted (the relation is empty).
 */
export const referencedPath = ({ relationTo, value }: Reference): string | null =>
  isPagedCollection(relationTo) && isRecord(value) && isSlug(value.slug) ? documentPath(relationTo, value.slug) : null
