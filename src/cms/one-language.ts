import type {
  BaseDatabaseAdapter,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  DatabaseAdapterObj,
  FindVersionsArgs,
  FlattenedField,
  PayloadRequest,
  Plugin,
  TypeWithID,
  Where,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { documentKey } from '@/core/document-key'
import { isRecord } from '@/core/is-record'
import { fieldsOfRow, type Blocks, type Tree } from './every-locale'
import { withHooks } from './hooks'
import { notesOf, takeNote } from './request-notes'
import { wrapped } from './wrapped-database'

const rowsOf = (value: unknown): readonly Tree[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const isSameRow = (a: Tree, b: Tree): boolean => a.id === b.id && a.blockType === b.blockType

/**
 * The published document with its list rows in the order of those about to be published: a moved row keeps the strings
 * that it has in other locales, a new row has none.
 */
export function inOrderOf(sent: Tree, published: Tree, fields: readonly FlattenedField[], blocks: Blocks): Tree {
  const doc: Record<string, unknown> = { ...published }
  for (const field of fields) {
    // A list that is localized as a whole is published as it is, locale by locale.
    if (field.localized) continue
    const [now, before] = [sent[field.name], published[field.name]]
    if (Array.isArray(now) && (field.type === 'array' || field.type === 'blocks')) {
      doc[field.name] = rowsOf(now).map((row) => {
        const same = rowsOf(before).find((one) => isSameRow(one, row))
        return same ? inOrderOf(row, same, fieldsOfRow(field, row, blocks), blocks) : {}
      })
    } else if ((field.type === 'group' || field.type === 'tab') && isRecord(now) && isRecord(before))
      doc[field.name] = inOrderOf(now, before, field.flattenedFields, blocks)
  }
  return doc
}

type Publication = { readonly collection: string; readonly id: number | string; readonly sent: Tree }
type Request = Pick<PayloadRequest, 'context'>

const notedIn = (req: Request) => ({
  languages: notesOf<true>(req as PayloadRequest, 'publishesOneLanguage'),
  publications: notesOf<Publication>(req as PayloadRequest, 'publicationsOfOneLanguage'),
})

const noteLanguage: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  if ('publishSpecificLocale' in args && args.publishSpecificLocale) notedIn(req).languages.set(collection.slug, true)
}

/** Runs after all other hooks, which may change what is sent. */
const notePublication: CollectionBeforeChangeHook<TypeWithID> = ({ collection: { slug }, data, originalDoc, req }) => {
  const { languages, publications } = notedIn(req)
  if (!originalDoc || !languages.has(slug)) return
  publications.set(documentKey(slug, originalDoc.id), { collection: slug, id: originalDoc.id, sent: data })
}

/** Takes the noted publication if this is the query by which Payload looks up the document's published version. */
function takePublication(collection: string, where: Where | undefined, req: Request): Publication | undefined {
  const asked = JSON.stringify(where ?? {})
  if (!asked.includes('"version._status":{"equals":"published"}')) return undefined
  const { publications } = notedIn(req)
  const found = [...publications].find(
    ([, one]) => one.collection === collection && asked.includes(`"parent":{"equals":${JSON.stringify(one.id)}}`),
  )
  return found && takeNote(publications, found[0])
}

/**
 * Gives Payload the published row, aligned, when it publishes one locale. Payload looks it up among the last twenty
 * versions and merges rows by position: after twenty drafts all other locales were lost, and after a row was moved,
 * added or removed, each got another's strings (docs/adr/0181-one-language-is-published-row-by-row.md).
 */
export const withPublishedRows = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> =>
  wrapped(adapter, (db) => {
    const findVersions = db.findVersions.bind(db)
    db.findVersions = async <Doc>(args: FindVersionsArgs) => {
      const found = await findVersions<Doc>(args)
      const { collection: slug, req, where } = args
      const publication = req?.context && takePublication(slug, where, { context: req.context })
      if (!publication) return found
      const row = await db.findOne<TypeWithID>({
        collection: slug,
        where: { and: [{ id: { equals: publication.id } }, { _status: { equals: 'published' } }] },
        req,
      })
      // An unpublished document has no published strings in other locales: its former ones must not return by
      // themselves.
      if (!isRecord(row)) return { ...found, docs: [] }
      const [version] = found.docs
      const { flattenedFields } = db.payload.collections[slug].config
      const aligned = inOrderOf(publication.sent, row, flattenedFields, db.payload.blocks)
      return { ...found, docs: [{ ...version, version: aligned } as (typeof found.docs)[number]] }
    }
  })

/** Notes for the database which document is published in one locale only, and with which rows. */
export const oneLanguagePlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    hasDraftsEnabled(collection)
      ? withHooks(collection, { beforeOperation: [noteLanguage], beforeChange: [notePublication] })
      : collection,
  ),
})
