type Document = Readonly<Record<string, unknown>>
type Rule = (doc: Document) => boolean

/** A collection some of whose documents may not be rated says which by this, in its `custom`. */
export const ratedWhere = (isRated: Rule): { isRated: Rule } => ({ isRated })

/** Whether members may rate a document; those of collections that say nothing they may. */
export function isRated(custom: Record<string, unknown> | undefined, doc: Document): boolean {
  const rule = custom?.isRated
  return typeof rule !== 'function' || (rule as Rule)(doc)
}
