import { randomInt, randomUUID } from 'node:crypto'
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { tryLockName } from '@/cms/row-locks'
import { afterTransaction } from '@/cms/checked-commits'
import { env } from '@/core/env'
import { isRecord } from '@/core/is-record'
import type { Media } from '@/payload-types'
import { nameKey, wasUsed } from './used-names'

/**
 * The files of one call: `replaced`, original to copy; `written`, the names it writes; `note`, the file that lists
 * those; `name`, the name key that it reserves.
 */
type Files = {
  readonly replaced: Map<string, string>
  readonly written: Set<string>
  note: string | null
  name: string | null
}

const ofCalls = new WeakMap<PayloadRequest, Files>()

const filesOf = (req: PayloadRequest): Files => {
  const files = ofCalls.get(req) ?? { replaced: new Map(), written: new Set<string>(), note: null, name: null }
  ofCalls.set(req, files)
  return files
}

/** When (ms) each name key was reserved; entries expire, since a failed local call does not release its own. */
const begun = new Map<string, number>()
/** Milliseconds after which a reserved name expires. */
const longestCall = 120_000

/** Tries to lock a name key across processes until the transaction ends; true where another process holds it. */
const isTakenElsewhere = async (req: PayloadRequest, key: string): Promise<boolean> =>
  Boolean(await req.transactionID) && !(await tryLockName(req, `pictures ${key}`))

/**
 * Gives a name a random number. Browsers cache a picture by its name for a year (`picture-file.ts`), so a picture that
 * is replaced or cropped needs a new name, even if it had the name of the new file before.
 */
export function withRandomSuffix(name: string): string {
  const extension = path.extname(name)
  const stem = path.basename(name, extension).replace(/-\d{6}$/, '')
  return `${stem}-${randomInt(1e5, 1e6)}${extension}`
}

/**
 * Returns the name, or one with a random number where a deleted picture had it or another call is storing under it.
 * Payload looks for a free name before it encodes a picture and writes it after, so concurrent calls, in one process or
 * two, would overwrite each other's files.
 */
export async function unusedName(req: PayloadRequest, name: string): Promise<string> {
  const now = Date.now()
  const key = nameKey(name)
  const isTaken = now - (begun.get(key) ?? 0) < longestCall
  if (!isTaken) {
    begun.set(key, now)
    filesOf(req).name = key
  }
  return isTaken || (await isTakenElsewhere(req, key)) || (await wasUsed(req, key)) ? withRandomSuffix(name) : name
}

/** Forgets the files of a call that has ended, releases its name, and returns them. */
function ended(req: PayloadRequest): Files | undefined {
  const files = ofCalls.get(req)
  ofCalls.delete(req)
  if (files?.name) begun.delete(files.name)
  return files
}

/** The path of a picture's file. */
export const at = (name: string): string => path.join(env.mediaDir, path.basename(name))

/** A size of a picture; without a file name where it was not made. */
type Sized = { filename?: string | null } | null | undefined

/** The names of a picture's files. */
export const namesOf = ({ filename, sizes }: Partial<Pick<Media, 'filename' | 'sizes'>>): string[] =>
  [filename, ...Object.values<Sized>(sizes ?? {}).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  )

/** Whether the request crops or resizes the stored picture. */
const crops = ({ query }: PayloadRequest): boolean => {
  const { uploadEdits: edits } = query
  return isRecord(edits) && ['crop', 'widthInPixels', 'heightInPixels'].some((edit) => edits[edit] !== undefined)
}

/**
 * Makes a crop a replacement of the picture by its own file: Payload would otherwise overwrite the file under the same
 * name, and leave it half written on an error.
 */
export const cropAnew: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (req.file || !('id' in args && 'data' in args) || !isAdmin(req.user) || !crops(req)) return
  const where = { id: { equals: args.id } }
  const stored = await req.payload.db.findOne<Media>({ collection: 'media', where, req })
  if (!stored?.filename) return
  const data = await readFile(at(stored.filename))
  req.file = { name: stored.filename, data, size: data.length, mimetype: stored.mimeType ?? 'image/webp' }
}

/** A new name for a copy; it contains the original's, since after a kill nothing else tells. */
export const copyOf = (name: string): string => `${name}.${randomInt(1e5, 1e6)}.kept`

/** The original's name of a copy; null for a file that is no copy. */
export const copiedName = (copy: string): string | null => /^(.+)\.\d{6}\.kept$/.exec(copy)?.[1] ?? null

/**
 * Payload deletes the files of a picture before it checks whether the replacement can be saved. This hook copies them
 * first, so that a rejected change leaves the picture as it was (OPS-01). It runs after `saveInTurn`, so that of two
 * concurrent replacements the second copies the files of the first.
 */
export const copyReplaced: CollectionBeforeOperationHook = async ({ args, overrideAccess, req }) => {
  if (!req.file || !('id' in args && 'data' in args) || !(isAdmin(req.user) || overrideAccess)) return
  const where = { id: { equals: args.id } }
  const former = await req.payload.db.findOne<Media>({ collection: 'media', where, req })
  for (const name of former ? namesOf(former) : []) {
    const copy = copyOf(name)
    try {
      await copyFile(at(name), at(copy))
      filesOf(req).replaced.set(name, copy)
    } catch (error) {
      await rm(at(copy), { force: true })
      // A missing file cannot be lost; any other error ends the call before Payload deletes the file.
      if (!(isRecord(error) && error.code === 'ENOENT')) throw error
    }
  }
}

const noteEnding = '.writing'

/** Whether a file is a note of what a call is about to write. */
export const isNote = (name: string): boolean => name.endsWith(noteEnding)

/** The name of the lock that a call holds on its note until its transaction ends, so that other processes leave it. */
export const noteLock = (note: string): string => `files ${note}`

/**
 * Writes a note with the names of the files that the call is about to write, once Payload has chosen them. After a kill
 * it tells the files of this call, which no row names, from any others in the folder.
 */
export const noteWritten: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  if (!req.file) return data
  const files = filesOf(req)
  for (const name of namesOf(data)) files.written.add(name)
  files.note ??= randomUUID() + noteEnding
  if (await req.transactionID) await tryLockName(req, noteLock(files.note))
  await writeFile(at(files.note), JSON.stringify([...files.written]))
  return data
}

/** Deletes the note of a call whose files are stored or deleted. */
const dropNote = async ({ note }: Pick<Files, 'note'>): Promise<void> => {
  if (note) await rm(at(note), { force: true })
}

async function dropFormer(req: PayloadRequest): Promise<void> {
  const files = ended(req)
  for (const copy of files?.replaced.values() ?? []) await rm(at(copy), { force: true })
  await dropNote(files ?? { note: null })
}

/** Whether a picture's row has this file name: of two processes that chose the same, only one has a row. */
const isStored = async ({ payload }: PayloadRequest, filename: string): Promise<boolean> =>
  (await payload.db.findOne({ collection: 'media', where: { filename: { equals: filename } } })) !== null

/** Undoes what a call did to files: deletes those it wrote, unless another picture owns them, and moves copies back. */
async function giveBack(req: PayloadRequest): Promise<void> {
  const { written = new Set<string>(), replaced = new Map<string, string>(), note = null } = ended(req) ?? {}
  const [name] = written
  const isAnothers = name !== undefined && !replaced.has(name) && (await isStored(req, name))
  if (!isAnothers) for (const file of written) await rm(at(file), { force: true })
  for (const [file, copy] of replaced) await rename(at(copy), at(file))
  await dropNote({ note })
}

export const dropCopies: CollectionAfterOperationHook = async ({ args, req, result }) => {
  // Reads within the same request must not end the call's files.
  if (!('data' in args)) return result
  // Until the commit, a rollback may still require the former files.
  await afterTransaction(req, (isKept) => (isKept ? dropFormer(req) : giveBack(req)))
  return result
}

/** Restores the files when the call fails. */
export const putFilesBack: CollectionAfterErrorHook = ({ req }) => giveBack(req)
