import type { SanitizedCollectionConfig } from 'payload'

type Document = Readonly<Record<string, unknown>>

/** A collection some of whose documents nobody may rate says which by this, in its `custom`. */
export const ratedWhere = (isRated: (doc: Document) => boolean) => ({ isRated })

/** Whether members may rate a document; those of collections that say nothing they may. */
export function isRated({ custom }: Pick<SanitizedCollectionConfig, 'custom'>, doc: Document): boolean {
  const rule: unknown = custom.isRated
  return typeof rule !== 'function' || (rule as ReturnType<typeof ratedWhere>['isRated'])(doc)
}
