import type { Where } from 'payload'
import { changeLists } from '@/cms/unlisted'
import { dangers } from '@/core/dangers'
import { isRecord } from '@/core/is-record'

const harmless: Where = { 'specie.edibility': { not_in: [...dangers] } }

/** Operators that match species with a type; the others match those without it. */
const having = ['equals', 'in'] as const

/**
 * Changes each part of `and` or `or`, an array or, of a long query, an object with numeric keys; any other value is
 * left for validation to reject.
 */
function inEach(joined: unknown): unknown {
  const parts: unknown = isRecord(joined) ? Object.values(joined) : joined
  if (!Array.isArray(parts)) return joined
  return parts.map((part: unknown) => (isRecord(part) ? excludeHarmfulByType(part as Where) : part))
}

/**
 * Excludes harmful species from a query by type, as on the site's own pages, whatever types they have (SAF-04, D-29): a
 * list of culinary species holds none that is deadly.
 */
export function excludeHarmfulByType(where: Where): Where {
  const { categories } = where
  const own = Object.fromEntries(
    Object.entries(where).map(([key, value]) => [key, /^(?:and|or)$/i.test(key) ? inEach(value) : value]),
  ) as Where
  return isRecord(categories) && having.some((comparison) => comparison in categories) ? { and: [own, harmless] } : own
}

/** A hook that applies `excludeHarmfulByType` to the lists and counts of Payload's own routes. */
export const excludeHarmfulByTypeHook = changeLists((where) => where && excludeHarmfulByType(where))
