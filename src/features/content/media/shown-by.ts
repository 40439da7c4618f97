import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type FlattenedField,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { fieldsOfRow, type Blocks, type Tree } from '@/cms/every-locale'
import { called } from '@/cms/guards/reject-deletion-while-referenced'
import { isForm } from '@/cms/guards/admin-form'
import { inLanguage, label } from '@/cms/labels'
import { notesOf } from '@/cms/request-notes'
import { fill } from '@/core/fill'
import { isRecord } from '@/core/is-record'
import { defaultLocale, isLocale, textIn, type Localized, type Text } from '@/core/locales'
import { relatedId } from '@/core/relation'

const kept = label(
  'This picture is shown by: {who}. Take it out there first, or give it another file here: a deleted picture does not come back.',
  'Esta imagen se muestra en: {who}. Quítela allí primero o póngale aquí otro archivo: una imagen borrada no se recupera.',
  'Esta imagem aparece em: {who}. Retire-a de lá primeiro ou troque aqui o arquivo: uma imagem excluída não volta.',
)

/** The most documents of a collection that the message names; the others are counted. */
const most = 5

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** The ids of pictures in a rich text: its uploads, and those in the fields of its blocks. */
function picturesOfText(node: unknown, blocks: Blocks): number[] {
  if (!isRecord(node)) return []
  if (isRecord(node.root)) return picturesOfText(node.root, blocks)
  const own = node.type === 'upload' && node.relationTo === 'media' ? relatedId(node.value) : null
  const fields = node.type === 'block' && isRecord(node.fields) ? node.fields : null
  return [
    ...(own === null ? [] : [own]),
    ...(fields ? picturesIn(fields, blocks[String(fields.blockType)]?.flattenedFields ?? [], blocks) : []),
    ...(Array.isArray(node.children) ? node.children.flatMap((child) => picturesOfText(child, blocks)) : []),
  ]
}

function picturesOf(field: FlattenedField, value: unknown, blocks: Blocks): number[] {
  if (field.type === 'upload' || field.type === 'relationship')
    return field.relationTo === 'media' ? listOf(value).flatMap((one) => relatedId(one) ?? []) : []
  if (field.type === 'richText') return picturesOfText(value, blocks)
  if (field.type === 'array' || field.type === 'blocks')
    return listOf(value).flatMap((row) =>
      isRecord(row) ? picturesIn(row, fieldsOfRow(field, row, blocks), blocks) : [],
    )
  const isGroup = (field.type === 'group' || field.type === 'tab') && isRecord(value)
  return isGroup ? picturesIn(value, field.flattenedFields, blocks) : []
}

/** The ids of pictures that a document shows in any locale; `doc` as the database holds it, with all locales. */
export function picturesIn(doc: Tree, fields: readonly FlattenedField[], blocks: Blocks): number[] {
  return fields.flatMap((field) => {
    const value = doc[field.name]
    const values = field.localized && isRecord(value) ? Object.values(value) : [value]
    return values.flatMap((one) => picturesOf(field, one, blocks))
  })
}

const mayShow = (fields: readonly FlattenedField[]): boolean =>
  fields.some((field) => {
    if (field.type === 'richText' || field.type === 'blocks') return true
    if (field.type === 'upload' || field.type === 'relationship') return field.relationTo === 'media'
    return 'flattenedFields' in field && mayShow(field.flattenedFields)
  })

/** The collections that may show pictures, without `users`, whose picture is deleted with the account. */
const showing = (payload: Payload): CollectionSlug[] =>
  Object.values(payload.collections).flatMap(({ config }) =>
    config.slug !== 'users' && mayShow(config.flattenedFields) ? [config.slug] : [],
  )

/** Where a picture is shown: the name of a collection, with titles by document id, or of a global, without titles. */
type Places = Map<string, Map<unknown, string>>
type Shown = Map<number, Places>

function note(
  shown: Shown,
  pictures: readonly number[],
  place: string,
  [id, title]: readonly [unknown?, string?] = [],
) {
  for (const picture of pictures) {
    const places: Places = shown.get(picture) ?? new Map<string, Map<unknown, string>>()
    const titles = places.get(place) ?? new Map<unknown, string>()
    // The published title stays where the newest draft has another.
    if (title !== undefined && !titles.has(id)) titles.set(id, title)
    places.set(place, titles)
    shown.set(picture, places)
  }
}

/** All documents of a collection, and the newest drafts of those that have any. */
async function documentsOf(collection: CollectionSlug, req: PayloadRequest): Promise<Tree[]> {
  const { db, collections } = req.payload
  const all = { collection, pagination: false, limit: 0, sort: 'id', req } as const
  const { docs } = await db.find<Tree & { id: number }>({ ...all, where: {} })
  if (!hasDraftsEnabled(collections[collection].config)) return docs
  const drafts = await db.findVersions<Tree>({
    ...all,
    where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
  })
  return [...docs, ...drafts.docs.map(({ parent, version }) => ({ ...version, id: parent }))]
}

async function readShown(req: PayloadRequest): Promise<Shown> {
  const { blocks, collections, db, globals } = req.payload
  const shown: Shown = new Map()
  const { language } = req.i18n
  for (const collection of showing(req.payload)) {
    const { admin, flattenedFields } = collections[collection].config
    for (const doc of await documentsOf(collection, req)) {
      const title = textIn(doc[admin.useAsTitle ?? 'id'] as Text, isLocale(language) ? language : defaultLocale)
      note(shown, picturesIn(doc, flattenedFields, blocks), called(collection, req), [
        doc.id,
        title || `#${String(doc.id)}`,
      ])
    }
  }
  for (const { slug, flattenedFields, label: name } of globals.config) {
    const doc: unknown = await db.findGlobal({ slug, req })
    if (isRecord(doc)) note(shown, picturesIn(doc, flattenedFields, blocks), inLanguage(name as Localized, language))
  }
  return shown
}

/** The pictures that are shown anywhere, read once a request, since a bulk deletion checks each. */
function shownIn(req: PayloadRequest): Promise<Shown> {
  const notes = notesOf<Promise<Shown>>(req, 'shownPictures')
  const known = notes.get('all') ?? readShown(req)
  notes.set('all', known)
  return known
}

/** Where a picture is shown, in words: “Posts: A, B; Header”. */
const inWords = (places: Places): string =>
  [...places]
    .map(([place, titles]) => {
      const more = titles.size > most ? [`+${titles.size - most}`] : []
      return titles.size === 0 ? place : `${place}: ${[...[...titles.values()].slice(0, most), ...more].join(', ')}`
    })
    .join('; ')

/**
 * Rejects deleting a shown picture from the admin's form or list, since its pages would silently lose it; other calls
 * may (docs/adr/0182-a-picture-that-is-shown-stays.md).
 * @throws APIError 409, in the editor's language
 */
export const keepWhileShown: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!isForm(req)) return
  const places = (await shownIn(req)).get(Number(id))
  if (places) throw new APIError(fill(inLanguage(kept, req.i18n.language), { who: inWords(places) }), 409, null, true)
}
