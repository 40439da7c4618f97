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
type InFields = {
  readonly collection: CollectionSlug
  readonly fields: readonly string[]
  /** Where they are followed at all; a collection with drafts has none. */
  readonly where?: Where
}

/** Fields by which they do in blocks, which no `where` reaches. */
type InBlocks = {
  readonly collection: CollectionSlug
  readonly fields: readonly string[]
  /** What an entry names in these fields. */
  readonly named: (entry: Readonly<Record<string, unknown>>) => readonly (number | string | null)[]
}

type Names = InFields | InBlocks

type Kept = {
  readonly by: readonly Names[] | ((req: PayloadRequest) => readonly Names[])
  /** Why it stays; `{n}` is how many name it, `{who}` how many of what. */
  readonly text: ReturnType<typeof label>
}

const anyOf = (fields: readonly string[], id: number | string, at = ''): Where => ({
  or: fields.map((field) => ({ [`${at}${field}`]: { equals: id } })),
})

/** How many entries name it in a block, as they are published or in their newest drafts. */
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

/** How many entries name it, or would once their newest drafts are published. */
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

/** The name of a collection, in the editor's language. */
export function called(collection: CollectionSlug, req: PayloadRequest): string {
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
