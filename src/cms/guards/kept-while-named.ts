import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { Localized } from '@/core/locales'
import { inLanguage, type label } from '../labels'

/** Relations by which the entries of a collection name what is to be deleted. */
type Names = { readonly collection: CollectionSlug; readonly fields: readonly string[] }

type Kept = {
  readonly by: readonly Names[] | ((req: PayloadRequest) => readonly Names[])
  /** Why it stays; `{n}` is how many name it, `{who}` how many of what. */
  readonly text: ReturnType<typeof label>
}

const anyOf = (fields: readonly string[], id: number | string, at = ''): Where => ({
  or: fields.map((field) => ({ [`${at}${field}`]: { equals: id } })),
})

/** How many entries name it, or would once their newest drafts are published. */
async function namesOf({ collection, fields }: Names, id: number | string, req: PayloadRequest): Promise<number> {
  const common = { collection, overrideAccess: true, req } as const
  const { totalDocs } = await req.payload.count({ ...common, where: anyOf(fields, id) })
  if (totalDocs > 0 || !hasDraftsEnabled(req.payload.collections[collection].config)) return totalDocs
  const where: Where = { and: [{ latest: { equals: true } }, anyOf(fields, id, 'version.')] }
  return (await req.payload.countVersions({ ...common, where })).totalDocs
}

function called(collection: CollectionSlug, req: PayloadRequest): string {
  const { plural } = req.payload.collections[collection].config.labels
  return typeof plural === 'object' ? inLanguage(plural as Localized, req.i18n.language) : collection
}

/**
 * Keeps a document while others name it, which would be nobody's without it.
 * @throws APIError 409, in the editor's language
 */
export const keepWhileNamed =
  ({ by, text }: Kept): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const found: { collection: CollectionSlug; n: number }[] = []
    for (const names of typeof by === 'function' ? by(req) : by) {
      const n = await namesOf(names, id, req)
      if (n > 0) found.push({ collection: names.collection, n })
    }
    if (found.length === 0) return
    const said = inLanguage(text, req.i18n.language)
      .replace('{n}', () => String(found.reduce((sum, { n }) => sum + n, 0)))
      .replace('{who}', () => found.map(({ collection, n }) => `${called(collection, req)} (${n})`).join(', '))
    throw new APIError(said, 409, null, true)
  }
