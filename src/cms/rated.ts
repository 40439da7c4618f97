import type { SelectIncludeType } from 'payload'

type Document = Readonly<Record<string, unknown>>
type Rule = (doc: Document) => boolean
type Custom = Record<string, unknown> | undefined

/**
 * For a collection's `custom`: says which of its documents may be rated.
 * @param select the fields that the rule reads
 */
export const ratedWhere = (
  isRated: Rule,
  select: SelectIncludeType,
): { isRated: Rule; ratedBy: SelectIncludeType } => ({
  isRated,
  ratedBy: select,
})

/** Whether members may rate a document; always true for collections without a rule. */
export function isRated(custom: Custom, doc: Document): boolean {
  const rule = custom?.isRated
  return typeof rule !== 'function' || (rule as Rule)(doc)
}

/** The fields that the rule of `isRated` reads. */
export const ratedBy = (custom: Custom): SelectIncludeType => (custom?.ratedBy as SelectIncludeType | undefined) ?? {}
