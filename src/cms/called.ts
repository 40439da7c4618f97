type Document = { readonly title?: string | null; readonly displayName?: string | null }
/** What is read of a document to say what it is called. */
export const nameFields = { title: true, displayName: true, businessName: true, vendorType: true } as const

type Rule = (doc: never) => string

/** A collection whose documents go by something else than their title says by this, in its `custom`, what it is. */
export const calledBy = <T extends object>(nameOf: (doc: T) => string): { nameOf: (doc: T) => string } => ({ nameOf })

/** What a document is called where others speak of it. */
export function calledIn(custom: Record<string, unknown> | undefined, doc: Document): string {
  const rule = custom?.nameOf
  return typeof rule === 'function' ? (rule as Rule)(doc as never) : (doc.title ?? '')
}
