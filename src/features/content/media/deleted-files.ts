import { rename, rm } from 'node:fs/promises'
import type {
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { tryTurn } from '@/cms/guards/saves-in-turn'
import { operationOf } from '@/cms/hooks'
import { afterTransaction, isInTransaction } from '@/cms/checked-commits'
import { isRecord } from '@/core/is-record'
import type { Media } from '@/payload-types'
import { at, copyOf, namesOf } from './replaced-files'

/** The files of a picture that a call deletes: original name to the name under which the file is set aside. */
type Aside = { readonly files: Map<string, string>; isDeleted: boolean }

const ofCalls = new WeakMap<PayloadRequest, Map<number | string, Aside>>()

/** Deletes the files set aside if their row was deleted and committed, otherwise moves them back. */
async function settle(req: PayloadRequest, id: number | string, isKept: boolean): Promise<void> {
  const aside = ofCalls.get(req)?.get(id)
  ofCalls.get(req)?.delete(id)
  for (const [name, copy] of aside?.files ?? [])
    await (isKept && aside?.isDeleted ? rm(at(copy), { force: true }) : rename(at(copy), at(name)))
}

/**
 * Payload deletes the files of a picture before its row. This hook sets them aside first, under names that a start
 * after a kill finds (`interrupted-files.ts`), until the deletion is committed, so that no row is left without its files.
 */
export const setFilesAside: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const row = await req.payload.db.findOne<Media>({ collection: 'media', where: { id: { equals: id } }, req })
  const isWithin = await isInTransaction(req)
  // Locks the picture, so that a process that starts meanwhile does not put the files back.
  if (isWithin) await tryTurn(req, 'media', id)
  const aside: Aside = { files: new Map(), isDeleted: false }
  ofCalls.set(req, (ofCalls.get(req) ?? new Map<number | string, Aside>()).set(id, aside))
  if (isWithin) await afterTransaction(req, (isKept) => settle(req, id, isKept))
  for (const name of row ? namesOf(row) : []) {
    const copy = copyOf(name)
    try {
      await rename(at(name), at(copy))
      aside.files.set(name, copy)
    } catch (error) {
      if (!(isRecord(error) && error.code === 'ENOENT')) throw error
    }
  }
}

/** Deletes the files at once without a transaction (SQLite); on PostgreSQL `afterTransaction` does so after the commit. */
export const dropFilesAside: CollectionAfterDeleteHook<Media> = async ({ doc, id, req }) => {
  const aside = ofCalls.get(req)?.get(id)
  if (aside) aside.isDeleted = true
  if (!(await isInTransaction(req))) await settle(req, id, true)
  return doc
}

async function putBack(req: PayloadRequest): Promise<void> {
  for (const id of [...(ofCalls.get(req)?.keys() ?? [])]) await settle(req, id, false)
}

/** Moves the files back when the call fails. */
export const putFilesAsideBack: CollectionAfterErrorHook = ({ req }) => putBack(req)

/** Moves back the files that a bulk deletion could not delete: for Payload such a call succeeds. */
export const restoreUndeletedFiles: CollectionAfterOperationHook = async ({ req, result, ...rest }) => {
  // With a transaction, `afterTransaction` settles the files at its end.
  if (operationOf(rest) === 'delete' && !(await isInTransaction(req))) await putBack(req)
  return result
}
