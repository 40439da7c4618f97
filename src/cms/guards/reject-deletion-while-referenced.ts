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

/** The relation fields by which documents of a collection reference the one to be deleted. */
type InFields = {
  readonly collection: CollectionSlug
  readonly fields: readonly string[]
  /** Counts only the documents that match; for collections without drafts, since versions are counted without it. */
  readonly where?: Where
}

/** The same for fields inside blocks, which no `where` can query. */
type InBlocks = {
  readonly collection: CollectionSlug
  readonly fields: readonly string[]
  /** The ids that a document references in these fields. */
  readonly named: (entry: Readonly<Record<string, unknown>>) => readonly (number | string | null)[]
}

type Names = InFields | InBlocks

type Kept = {
  readonly by: readonly Names[] | ((req: PayloadRequest) => readonly Names[])
  /** The error message; `{n}` is the number of referencing documents, `{who}` their number by collection. */
  readonly text: ReturnType<typeof label>
}

const anyOf = (fields: readonly string[], id: number | string, at = ''): Where => ({
  or: fields.map((field) => ({ [`${at}${field}`]: { equals: id } })),
})

/** How many documents reference it in a block, in their published version or their newest draft. */
async function blocksOf({ collection, fields, named }: InBlocks, id: number | string, req: PayloadRequest) {
  const found = new Set<unknown>()
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      collection,
      draft,
      depth: 0,
      pagination: false,
      select: Object.fromEntries(fields.map((field) => [field, true])),
      overrideAccess: true,
      req,
    })
    for (const doc of docs as unknown as ({ id: unknown } & Record<string, unknown>)[])
      if (named(doc).includes(id)) found.add(doc.id)
  }
  return found.size
}

/** How many documents reference it, or would once their newest drafts are published. */
async function namesOf(names: Names, id: number | string, req: PayloadRequest): Promise<number> {
  if ('named' in names) return blocksOf(names, id, req)
  const { collection, fields, where: followed } = names
  const common = { collection, overrideAccess: true, req } as const
  const { totalDocs } = await req.payload.count({
    ...common,
    where: followed ? { and: [anyOf(fields, id), followed] } : anyOf(fields, id),
  })
  if (totalDocs > 0 || !hasDraftsEnabled(req.payload.collections[collection].config)) return totalDocs
  const where: Where = { and: [{ latest: { equals: true } }, anyOf(fields, id, 'version.')] }
  return (await req.payload.countVersions({ ...common, where })).totalDocs
}

/** The plural label of a collection, in the editor's language. */
export function called(collection: CollectionSlug, req: PayloadRequest): string {
  const { plural } = req.payload.collections[collection].config.labels
  return typeof plural === 'object' ? inLanguage(plural as Localized, req.i18n.language) : collection
}

/**
 * Rejects deleting a document that others still reference, since these would be orphaned.
 * @throws APIError 409, in the editor's language
 */
export const rejectDeletionWhileReferenced =
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
