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
import { rejectDeletionWhileReferenced } from '@/cms/guards/reject-deletion-while-referenced'
import { relationsTo } from '@/cms/guards/relations-to'
import { inLanguage, label } from '@/cms/labels'
import { lockName } from '@/cms/row-locks'
import { documentKey } from '@/core/document-key'
import { pathLockOf, type PathLock } from '@/platform/catalogue/kept-categories'
import { fill } from '@/core/fill'
import { relatedId } from '@/core/relation'
import { writeBreadcrumbs } from './breadcrumbs'
import { closesCycle, storedParent, withAllBelow, type Placed } from './tree'

type Row = Placed & { slug?: unknown; path?: unknown }

const ring = label(
  'A category does not stand below itself, nor below one that stands below it. Choose another, or none.',
  'Una categoría no depende de sí misma ni de otra que dependa de ella. Elija otra, o ninguna.',
  'Uma categoria não fica abaixo de si mesma nem de outra que fique abaixo dela. Escolha outra, ou nenhuma.',
)

/** Without a colon: the admin parses what follows one as a list of field names, separated by commas. */
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

const saidOf = ({ kind, path, why }: PathLock, { i18n: { language } }: PayloadRequest): string =>
  fill(inLanguage(held[kind], language), { path, why: inLanguage(why, language) })

function reject(field: 'slug' | 'parent', message: string): never {
  // A bulk edit shows only the error's message, which by default names the field alone.
  throw Object.assign(new ValidationError({ errors: [{ path: field, message }] }), { message })
}

const rejectParent = (req: PayloadRequest): never => reject('parent', inLanguage(ring, req.i18n.language))

/** The lock of the tree: two concurrent saves that put each category below the other would each read the old parent. */
const turn = 'places of categories'

/**
 * Takes the lock of the tree before the row lock of the category (ADR 0149), to avoid a deadlock: the holder of the
 * first also saves the categories below.
 */
export const lockCategoryTree: CollectionBeforeOperationHook = async ({ args, overrideAccess, req }) => {
  if ('id' in args && 'data' in args && (req.user || overrideAccess)) await lockName(req, turn)
}

/**
 * Rejects a parent that would close a cycle, before any other code walks up the tree and never ends. A category in a
 * cycle of older data can be saved only with a parent outside of it.
 */
export const rejectCycle: CollectionBeforeValidateHook<Row> = async ({ data, originalDoc, req }) => {
  await lockName(req, turn)
  const parent = relatedId(data?.parent === undefined ? originalDoc?.parent : data.parent)
  if (await closesCycle(originalDoc?.id ?? null, parent, storedParent(req))) rejectParent(req)
  return data
}

/**
 * Reverts a move that closed a cycle together with a concurrent save, before the categories below are saved again. On
 * PostgreSQL the lock of the tree prevents it; on SQLite, which has no transactions, the later save sees it.
 */
export const revertCycle: CollectionAfterChangeHook<Row> = async ({ doc, previousDoc, operation, req }) => {
  const parent = relatedId(doc.parent)
  const before = relatedId(previousDoc.parent)
  if (operation !== 'update' || parent === before) return doc
  if (!(await closesCycle(doc.id, parent, storedParent(req)))) return doc
  const { slug, path } = previousDoc
  const { id } = doc
  await req.payload.db.updateOne({ collection: 'categories', id, data: { parent: before, slug, path }, req })
  await writeBreadcrumbs(req.payload, id, req)
  await publishChange(req, { key: documentKey('categories', id), scope: 'everywhere' })
  return rejectParent(req)
}

/** Rejects a new path for a category whose current path a rule of the product names. */
export function rejectChangeOfRulePath(from: string, to: string, isRenamed: boolean, req: PayloadRequest): void {
  const hold = pathLockOf(from, to)
  if (hold) reject(isRenamed ? 'slug' : 'parent', saidOf(hold, req))
}

/**
 * Rejects deleting a category that a rule of the product names by its path, or one above it.
 * @throws APIError 400, in the editor's language
 */
export const rejectDeletingRuleCategory: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockName(req, turn)
  const category = await req.payload.db.findOne<{ id: number; path?: string | null }>({
    collection: 'categories',
    where: { id: { equals: id } },
    select: { path: true },
    req,
  })
  const hold = category?.path ? pathLockOf(category.path, null) : null
  if (hold) throw new APIError(saidOf(hold, req), 400, null, true)
}

/** Rejects deleting a category that documents or other categories refer to (NAV-14). */
export const rejectDeletingUsedCategory = rejectDeletionWhileReferenced({
  by: (req) =>
    req.payload.config.collections.flatMap(({ slug, flattenedFields }) => {
      // The breadcrumbs of a category end with itself, which is no reference by another.
      const fields = relationsTo('categories', flattenedFields).filter((field) => field !== 'breadcrumbs.doc')
      return fields.length > 0 ? [{ collection: slug, fields }] : []
    }),
  text: label(
    'This category is in use by {who}. File these elsewhere first, as without it nothing would be found there.',
    'Esta categoría está en uso en {who}. Clasifique antes en otra lo que contiene, pues sin ella nada se encontraría ahí.',
    'Esta categoria está em uso em {who}. Classifique antes em outra o que ela contém, pois sem ela nada seria encontrado ali.',
  ),
})

/** Offers no parent that would be rejected: neither the category itself nor one below it. */
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
