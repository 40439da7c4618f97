import type { SelectIncludeType } from 'payload'

type Document = Readonly<Record<string, unknown>>
type Rule = (doc: Document) => boolean
type Custom = Record<string, unknown> | undefined

/**
 * A collection some of whose documents may not be rated says which by this, in its `custom`.
 * @param select the fields that the rule reads
 */
export const ratedWhere = (
  isRated: Rule,
  select: SelectIncludeType,
): { isRated: Rule; ratedBy: SelectIncludeType } => ({
  isRated,
  ratedBy: select,
})

/** Whether members may rate a document, by what it says of itself; those of collections that say nothing they may. */
export function isRated(custom: Custom, doc: Document): boolean {
  const rule = custom?.isRated
  return typeof rule !== 'function' || (rule as Rule)(doc)
}

/** The fields of a document by which `isRated` tells. */
export const ratedBy = (custom: Custom): SelectIncludeType => (custom?.ratedBy as SelectIncludeType | undefined) ?? {}
