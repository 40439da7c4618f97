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
import { onceKept } from '@/cms/told-commits'
import { env } from '@/core/env'
import { isRecord } from '@/core/is-record'
import type { Media } from '@/payload-types'
import { nameKey, wasUsed } from './used-names'

/** The files of one call: copies of those it replaces, the names of those it writes, where these are noted, and what it keeps others from. */
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

/** Names under which pictures are being stored, by when that began; a call of ours that fails does not say that it ended. */
const begun = new Map<string, number>()
/** In milliseconds. */
const longestCall = 120_000

/** Whether another process is storing pictures under a name; until the transaction of this call ends, none but it does. */
const isTakenElsewhere = async (req: PayloadRequest, key: string): Promise<boolean> =>
  Boolean(await req.transactionID) && !(await tryLockName(req, `pictures ${key}`))

/**
 * A name that no picture had before. Browsers keep for a year what they have of a name (`picture-file.ts`): a picture that
 * is replaced, or cropped, is another one, also where its file is called as one that it had earlier.
 */
export function anew(name: string): string {
  const extension = path.extname(name)
  const stem = path.basename(name, extension).replace(/-\d{6}$/, '')
  return `${stem}-${randomInt(1e5, 1e6)}${extension}`
}

/**
 * A name that no picture which is gone had, and no other is being stored under: Payload looks for a free one before it
 * renders a picture and takes it after, so that of several at once, by one process or by two, each would write the files
 * of the others.
 */
export async function unusedName(req: PayloadRequest, name: string): Promise<string> {
  const now = Date.now()
  const key = nameKey(name)
  const isTaken = now - (begun.get(key) ?? 0) < longestCall
  if (!isTaken) {
    begun.set(key, now)
    filesOf(req).name = key
  }
  return isTaken || (await isTakenElsewhere(req, key)) || (await wasUsed(req, key)) ? anew(name) : name
}

/** What is known of the files of a call that has ended. */
function ended(req: PayloadRequest): Files | undefined {
  const files = ofCalls.get(req)
  ofCalls.delete(req)
  if (files?.name) begun.delete(files.name)
  return files
}

/** Where a file of a picture stands. */
export const at = (name: string): string => path.join(env.mediaDir, path.basename(name))

/** A size of a picture; one that is not made has no file. */
type Sized = { filename?: string | null } | null | undefined

/** The names of a picture's files. */
export const namesOf = ({ filename, sizes }: Partial<Pick<Media, 'filename' | 'sizes'>>): string[] =>
  [filename, ...Object.values<Sized>(sizes ?? {}).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  )

/** Whether a form asks for another part, or another size, of the picture that is stored. */
const crops = ({ query }: PayloadRequest): boolean => {
  const { uploadEdits: edits } = query
  return isRecord(edits) && ['crop', 'widthInPixels', 'heightInPixels'].some((edit) => edits[edit] !== undefined)
}

/**
 * A picture that is cropped is replaced by its own file. Payload would write what was cropped under the name that the
 * picture has, and leave it half written where it fails.
 */
export const cropAnew: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (req.file || !('id' in args && 'data' in args) || !isAdmin(req.user) || !crops(req)) return
  const where = { id: { equals: args.id } }
  const stored = await req.payload.db.findOne<Media>({ collection: 'media', where, req })
  if (!stored?.filename) return
  const data = await readFile(at(stored.filename))
  req.file = { name: stored.filename, data, size: data.length, mimetype: stored.mimeType ?? 'image/webp' }
}

/** A copy says what it is one of: after a kill nothing else does. */
export const copyOf = (name: string): string => `${name}.${randomInt(1e5, 1e6)}.kept`

/** The file that a copy is one of; null of what is none. */
export const copiedName = (copy: string): string | null => /^(.+)\.\d{6}\.kept$/.exec(copy)?.[1] ?? null

/**
 * Payload deletes the files of a picture before it looks whether what replaces it can be saved. They are copied first,
 * so that a change that is refused leaves the picture as it was (OPS-01). In its turn: who waits for another replacement
 * of the picture copies what that one has stored.
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
      // What is gone already cannot be lost; whatever else could not be copied is not deleted either.
      if (!(isRecord(error) && error.code === 'ENOENT')) throw error
    }
  }
}

const noteEnding = '.writing'

/** Whether a file says what a call is about to write. */
export const isNote = (name: string): boolean => name.endsWith(noteEnding)

/** The name that a call holds until its transaction ends, by which other processes know that it is at it. */
export const noteLock = (note: string): string => `files ${note}`

/**
 * What the call is about to write, known once Payload has named it. It is noted beside the pictures, since after a kill
 * nothing else tells files that no row names from those of a picture.
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

/** With what it wrote stored or taken away, a call leaves no note of it. */
const dropNote = async ({ note }: Pick<Files, 'note'>): Promise<void> => {
  if (note) await rm(at(note), { force: true })
}

async function dropFormer(req: PayloadRequest): Promise<void> {
  const files = ended(req)
  for (const copy of files?.replaced.values() ?? []) await rm(at(copy), { force: true })
  await dropNote(files ?? { note: null })
}

/** Whether a picture is stored under a name: of two processes that took the same one, only one has a row. */
const isStored = async ({ payload }: PayloadRequest, filename: string): Promise<boolean> =>
  (await payload.db.findOne({ collection: 'media', where: { filename: { equals: filename } } })) !== null

/** Leaves the files as they were before a call, and those of another picture where they are. */
async function giveBack(req: PayloadRequest): Promise<void> {
  const { written = new Set<string>(), replaced = new Map<string, string>(), note = null } = ended(req) ?? {}
  const [name] = written
  const isAnothers = name !== undefined && !replaced.has(name) && (await isStored(req, name))
  if (!isAnothers) for (const file of written) await rm(at(file), { force: true })
  for (const [file, copy] of replaced) await rename(at(copy), at(file))
  await dropNote({ note })
}

export const dropCopies: CollectionAfterOperationHook = async ({ args, req, result }) => {
  // A call reads pictures, too, before it has written one.
  if (!('data' in args)) return result
  // Until its row is kept, a call that replaced a picture may still have to give it its files back.
  await onceKept(req, (isKept) => (isKept ? dropFormer(req) : giveBack(req)))
  return result
}

/** A call that was refused leaves the files as they were before it. */
export const putFilesBack: CollectionAfterErrorHook = ({ req }) => giveBack(req)
