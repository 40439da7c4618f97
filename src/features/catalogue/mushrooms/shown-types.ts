import type { Where } from 'payload'
import { changeLists } from '@/cms/unlisted'
import { dangers } from '@/core/dangers'
import { isRecord } from '@/core/is-record'

const harmless: Where = { 'specie.edibility': { not_in: [...dangers] } }

/** The comparisons by which a filter asks for what has a type; the others ask for what has it not. */
const having = ['equals', 'in'] as const

/** What `and` and `or` join: a list, or by a long address an object of numbers; what is neither stays to be refused. */
function inEach(joined: unknown): unknown {
  const parts: unknown = isRecord(joined) ? Object.values(joined) : joined
  if (!Array.isArray(parts)) return joined
  return parts.map((part: unknown) => (isRecord(part) ? byShownTypes(part as Where) : part))
}

/**
 * A filter of species as the site's own pages take it: what harms has no type, whatever its record says (SAF-04, D-29), so
 * that nothing deadly is found under what is cooked.
 */
export function byShownTypes(where: Where): Where {
  const { categories } = where
  const own = Object.fromEntries(
    Object.entries(where).map(([key, value]) => [key, /^(?:and|or)$/i.test(key) ? inEach(value) : value]),
  ) as Where
  return isRecord(categories) && having.some((comparison) => comparison in categories) ? { and: [own, harmless] } : own
}

/** The same for the lists and counts of Payload's own routes. */
export const listByShownTypes = changeLists((where) => where && byShownTypes(where))
