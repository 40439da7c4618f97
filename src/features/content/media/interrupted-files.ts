import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { tryTurn } from '@/cms/guards/saves-in-turn'
import { tryLockName } from '@/cms/row-locks'
import { isSqlite, type SqlRequest } from '@/cms/sql'
import { env } from '@/core/env'
import type { Media } from '@/payload-types'
import { copiedName, isNote, noteLock } from './replaced-files'

type File = { filename?: string | null; filesize?: number | null } | null | undefined

/** The file of this name as stated in its picture's row: the picture itself or one of its sizes. */
const statedIn = (row: Media, name: string): File =>
  [row, ...Object.values<File>(row.sizes ?? {})].find((file) => file?.filename === name)

const bytesOf = (name: string): Promise<number | null> =>
  stat(path.join(env.mediaDir, name)).then(
    ({ size }) => size,
    () => null,
  )

/** The picture that has a file of this name. */
function ownerOf(call: SqlRequest, name: string): Promise<Media | null> {
  const { payload } = call
  const sizes = payload.collections.media.config.upload.imageSizes ?? []
  const paths = ['filename', ...sizes.map((size) => `sizes.${size.name}.filename`)]
  return payload.db.findOne<Media>({
    collection: 'media',
    where: { or: paths.map((field) => ({ [field]: { equals: name } })) },
    req: call,
  })
}

/**
 * Moves a copy back if its picture's row still states the file, which is missing or has another size; otherwise deletes
 * the copy. Leaves it alone while a call saves the picture. Returns whether it was moved back.
 */
async function settle(call: SqlRequest, copy: string, name: string): Promise<boolean> {
  const owner = await ownerOf(call, name)
  if (owner && !(await tryTurn(call, 'media', owner.id))) return false
  // Read again under the lock, since the call that held it before may have changed the row.
  const row = owner && (await ownerOf(call, name))
  const [there, copied] = await Promise.all([bytesOf(name), bytesOf(copy)])
  const stated = row && statedIn(row, name)?.filesize
  const isCutOff = row !== null && (there === null || (there !== stated && copied === stated))
  const [from, to] = [path.join(env.mediaDir, copy), path.join(env.mediaDir, name)]
  await (isCutOff ? rename(from, to) : rm(from, { force: true }))
  return isCutOff
}

/** Runs `work` in a transaction of its own on PostgreSQL, since its advisory locks last as long as the transaction. */
async function inOwnTransaction<T>(payload: Payload, work: (call: SqlRequest) => Promise<T>): Promise<T> {
  const transactionID = isSqlite(payload) ? null : await payload.db.beginTransaction()
  if (transactionID === null) return work({ payload })
  try {
    return await work({ payload, transactionID })
  } finally {
    await payload.db.commitTransaction(transactionID)
  }
}

/** Whether a file is a copy made by an earlier version of the site, whose name does not contain the original's. */
const isNameless = (file: string): boolean => /^[\da-f-]{36}\.kept$/.test(file)

/** In milliseconds: longer than any call takes, also one of an earlier version that is still running. */
const longestCall = 86_400_000

/** Deletes a nameless copy once no running call can need it. */
async function dropNameless(file: string): Promise<void> {
  const { mtimeMs } = await stat(path.join(env.mediaDir, file))
  if (Date.now() - mtimeMs > longestCall) await rm(path.join(env.mediaDir, file), { force: true })
}

/**
 * Restores the files of pictures whose replacement or deletion was interrupted by a kill: they were deleted or set
 * aside, but their unchanged rows still name them. Also deletes copies that are not needed.
 * @returns the names of the restored files
 */
export async function restoreInterruptedFiles(payload: Payload): Promise<string[]> {
  const back: string[] = []
  for (const copy of await readdir(env.mediaDir)) {
    if (isNameless(copy)) await dropNameless(copy)
    const name = copiedName(copy)
    if (name === null) continue
    if (await inOwnTransaction(payload, (call) => settle(call, copy, name))) back.push(name)
  }
  return back
}

/** The file names in a note; empty for a note that was itself cut off, before any of its files was written. */
async function namedIn(note: string): Promise<string[]> {
  try {
    const names: unknown = JSON.parse(await readFile(path.join(env.mediaDir, note), 'utf8'))
    return Array.isArray(names) ? names.map((name) => path.basename(String(name))) : []
  } catch {
    return []
  }
}

/**
 * Deletes the files that a note names and no row does, then the note; leaves it alone while a call of another process
 * holds its lock. Returns the names of the deleted files.
 */
async function settleNote(call: SqlRequest, note: string): Promise<string[]> {
  if (!(await tryLockName(call, noteLock(note)))) return []
  const gone: string[] = []
  for (const name of await namedIn(note)) {
    if ((await bytesOf(name)) === null || (await ownerOf(call, name))) continue
    await rm(path.join(env.mediaDir, name), { force: true })
    gone.push(name)
  }
  await rm(path.join(env.mediaDir, note), { force: true })
  return gone
}

/**
 * Deletes the files of new pictures whose upload was interrupted by a kill before their row was written.
 * @returns the names of the deleted files
 */
export async function deleteOrphanedUploads(payload: Payload): Promise<string[]> {
  const gone: string[] = []
  for (const note of (await readdir(env.mediaDir)).filter(isNote))
    gone.push(...(await inOwnTransaction(payload, (call) => settleNote(call, note))))
  return gone
}
