import {
  APIError,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type FilterOptions,
  type PayloadRequest,
} from 'payload'
import { publishChange } from '@/cms/changes/log'
import { keepWhileNamed } from '@/cms/guards/kept-while-named'
import { relationsTo } from '@/cms/guards/relations-to'
import { inLanguage, label } from '@/cms/labels'
import { lockName } from '@/cms/row-locks'
import { documentKey } from '@/core/document-key'
import { heldAt, type Hold } from '@/platform/catalogue/kept-categories'
import { fill } from '@/core/fill'
import { relatedId } from '@/core/relation'
import { writeBreadcrumbs } from './breadcrumbs'
import { leadsRound, storedParent, withAllBelow, type Placed } from './tree'

type Row = Placed & { slug?: unknown; path?: unknown }

const ring = label(
  'A category does not stand below itself, nor below one that stands below it. Choose another, or none.',
  'Una categoría no depende de sí misma ni de otra que dependa de ella. Elija otra, o ninguna.',
  'Uma categoria não fica abaixo de si mesma nem de outra que fique abaixo dela. Escolha outra, ou nenhuma.',
)

/** Without a colon: the admin reads what follows one as a list of fields, and takes its commas for their ends. */
const held = {
  itself: label(
    'This category keeps its place and its address and is not deleted, because {why}. Its title, description and icon may be changed.',
    'Esta categoría conserva su lugar y su dirección y no se borra, porque {why}. Su título, descripción e icono se pueden cambiar.',
    'Esta categoria mantém seu lugar e seu endereço e não é excluída, porque {why}. Seu título, descrição e ícone podem ser alterados.',
  ),
  above: label(
    'This category keeps its place and its address and is not deleted, because “{path}” stands below it, which stays where it is because {why}. Its title, description and icon may be changed.',
    'Esta categoría conserva su lugar y su dirección y no se borra, porque de ella depende «{path}», que se queda donde está porque {why}. Su título, descripción e icono se pueden cambiar.',
    'Esta categoria mantém seu lugar e seu endereço e não é excluída, porque abaixo dela fica “{path}”, que fica onde está porque {why}. Seu título, descrição e ícone podem ser alterados.',
  ),
  below: label(
    'This category stays below “{path}”, because {why}.',
    'Esta categoría sigue dependiendo de «{path}», porque {why}.',
    'Esta categoria continua abaixo de “{path}”, porque {why}.',
  ),
}

const saidOf = ({ kind, path, why }: Hold, { i18n: { language } }: PayloadRequest): string =>
  fill(inLanguage(held[kind], language), { path, why: inLanguage(why, language) })

function reject(field: 'slug' | 'parent', message: string): never {
  // A change of many at once tells of each no more than the message, which would name the field alone.
  throw Object.assign(new ValidationError({ errors: [{ path: field, message }] }), { message })
}

const rejectParent = (req: PayloadRequest): never => reject('parent', inLanguage(ring, req.i18n.language))

/** Two saves at once, each of which puts one category below the other, would each still see the other where it was. */
const turn = 'places of categories'

/**
 * Takes the turn of all places before the one of the category itself (ADR 0149): whoever has it saves others along, and
 * would wait for one who waits for it.
 */
export const holdPlaces: CollectionBeforeOperationHook = async ({ args, overrideAccess, req }) => {
  if ('id' in args && 'data' in args && (req.user || overrideAccess)) await lockName(req, turn)
}

/**
 * Refuses a parent from which the way up leads round, before anything follows that way to its end, which it has not.
 * One that a ring of older data holds is saved again only where it leads out of it.
 */
export const rejectRing: CollectionBeforeValidateHook<Row> = async ({ data, originalDoc, req }) => {
  await lockName(req, turn)
  const parent = relatedId(data?.parent === undefined ? originalDoc?.parent : data.parent)
  if (await leadsRound(originalDoc?.id ?? null, parent, storedParent(req))) rejectParent(req)
  return data
}

/**
 * Takes back what closed a ring with the save of another call, before what stands below is saved again. On PostgreSQL
 * saves take turns, and there is none; on SQLite, whose writes stand by themselves, the later of the two sees it here.
 */
export const takeBackRing: CollectionAfterChangeHook<Row> = async ({ doc, previousDoc, operation, req }) => {
  const parent = relatedId(doc.parent)
  const before = relatedId(previousDoc.parent)
  if (operation !== 'update' || parent === before) return doc
  if (!(await leadsRound(doc.id, parent, storedParent(req)))) return doc
  const { slug, path } = previousDoc
  const { id } = doc
  await req.payload.db.updateOne({ collection: 'categories', id, data: { parent: before, slug, path }, req })
  await writeBreadcrumbs(req.payload, id, req)
  await publishChange(req, { key: documentKey('categories', id), scope: 'everywhere' })
  return rejectParent(req)
}

/** Refuses a new path for a category that a rule of the product knows by the one it has. */
export function rejectHeld(from: string, to: string, isRenamed: boolean, req: PayloadRequest): void {
  const hold = heldAt(from, to)
  if (hold) reject(isRenamed ? 'slug' : 'parent', saidOf(hold, req))
}

/** @throws APIError 400, in the editor's language */
export const keepHeld: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockName(req, turn)
  const category = await req.payload.db.findOne<{ id: number; path?: string | null }>({
    collection: 'categories',
    where: { id: { equals: id } },
    select: { path: true },
    req,
  })
  const hold = category?.path ? heldAt(category.path, null) : null
  if (hold) throw new APIError(saidOf(hold, req), 400, null, true)
}

/** A category is not deleted from under what is filed in it, nor from under what stands below it (NAV-14). */
export const keepFiled = keepWhileNamed({
  by: (req) =>
    req.payload.config.collections.flatMap(({ slug, flattenedFields }) => {
      // The way to a category ends with the category itself.
      const fields = relationsTo('categories', flattenedFields).filter((field) => field !== 'breadcrumbs.doc')
      return fields.length > 0 ? [{ collection: slug, fields }] : []
    }),
  text: label(
    'This category is in use by {who}. File these elsewhere first, as without it nothing would be found there.',
    'Esta categoría está en uso en {who}. Clasifique antes en otra lo que contiene, pues sin ella nada se encontraría ahí.',
    'Esta categoria está em uso em {who}. Classifique antes em outra o que ela contém, pois sem ela nada seria encontrado ali.',
  ),
})

/** A form offers no parent that would be refused. */
export const possibleParents: FilterOptions = async ({ id, req }) => {
  if (typeof id !== 'number') return true
  const { docs } = await req.payload.db.find<Placed>({
    collection: 'categories',
    select: { parent: true },
    limit: 0,
    pagination: false,
    req,
  })
  return { id: { not_in: withAllBelow(id, docs) } }
}
