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
import { onceKept } from '@/cms/told-commits'
import { isRecord } from '@/core/is-record'
import type { Media } from '@/payload-types'
import { at, copyOf, namesOf } from './whole-files'

/** The files of a picture that a call deletes, by the names under which they wait for its end. */
type Aside = { readonly files: Map<string, string>; isDeleted: boolean }

const ofCalls = new WeakMap<PayloadRequest, Map<number | string, Aside>>()

/** Takes the files away with their row, or puts them back beside the one that stayed. */
async function settle(req: PayloadRequest, id: number | string, isKept: boolean): Promise<void> {
  const aside = ofCalls.get(req)?.get(id)
  ofCalls.get(req)?.delete(id)
  for (const [name, copy] of aside?.files ?? [])
    await (isKept && aside?.isDeleted ? rm(at(copy), { force: true }) : rename(at(copy), at(name)))
}

/**
 * Payload deletes the files of a picture before its row. They are set aside instead, under names by which a start after a
 * kill finds them (`cut-off-files.ts`), until the row is gone for good: neither is ever left without the other.
 */
export const setFilesAside: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const row = await req.payload.db.findOne<Media>({ collection: 'media', where: { id: { equals: id } }, req })
  // A process that starts meanwhile leaves alone what has its turn.
  if (await req.transactionID) await tryTurn(req, 'media', id)
  const aside: Aside = { files: new Map(), isDeleted: false }
  ofCalls.set(req, (ofCalls.get(req) ?? new Map<number | string, Aside>()).set(id, aside))
  if (await req.transactionID) await onceKept(req, (isKept) => settle(req, id, isKept))
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

/** On SQLite the row is gone by now; on PostgreSQL the end of the transaction is waited for. */
export const dropFilesAside: CollectionAfterDeleteHook<Media> = async ({ doc, id, req }) => {
  const aside = ofCalls.get(req)?.get(id)
  if (aside) aside.isDeleted = true
  if (!(await req.transactionID)) await settle(req, id, true)
  return doc
}

async function putBack(req: PayloadRequest): Promise<void> {
  for (const id of [...(ofCalls.get(req)?.keys() ?? [])]) await settle(req, id, false)
}

/** A call that was refused leaves the files where they were. */
export const putFilesAsideBack: CollectionAfterErrorHook = ({ req }) => putBack(req)

/** So does one that deletes many, for those it could not delete: to Payload such a call has not failed. */
export const putUndeletedBack: CollectionAfterOperationHook = async ({ req, result, ...rest }) => {
  // The end of a transaction says by itself which rows are gone.
  if (operationOf(rest) === 'delete' && !(await req.transactionID)) await putBack(req)
  return result
}
