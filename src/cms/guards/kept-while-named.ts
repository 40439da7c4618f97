import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'
import { inLanguage, type label } from '../labels'

type Names = {
  readonly collection: CollectionSlug
  /** The relation by which its entries name what is to be deleted. */
  readonly field: string
  /** Why it stays; `{n}` is how many name it. */
  readonly text: ReturnType<typeof label>
}

/**
 * Keeps a document while others name it, which would be nobody's without it.
 * @throws APIError 409, in the editor's language
 */
export const keepWhileNamed =
  ({ collection, field, text }: Names): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { totalDocs } = await req.payload.count({
      collection,
      where: { [field]: { equals: id } },
      overrideAccess: true,
      req,
    })
    if (totalDocs === 0) return
    throw new APIError(inLanguage(text, req.i18n.language).replace('{n}', String(totalDocs)), 409, null, true)
  }
