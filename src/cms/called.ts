type Document = { readonly title?: string | null; readonly displayName?: string | null }
/** The fields from which `documentName` makes a document's name. */
export const nameFields = { title: true, displayName: true, businessName: true, vendorType: true } as const

type Rule = (doc: never) => string

/** For a collection's `custom`: how its documents are named, where not by their title. */
export const namedByRule = <T extends object>(nameOf: (doc: T) => string): { nameOf: (doc: T) => string } => ({
  nameOf,
})

/** The name of a document where others mention it. */
export function documentName(custom: Record<string, unknown> | undefined, doc: Document): string {
  const rule = custom?.nameOf
  return typeof rule === 'function' ? (rule as Rule)(doc as never) : (doc.title ?? '')
}
