import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { tryTurn } from '@/cms/guards/saves-in-turn'
import { tryLockName } from '@/cms/row-locks'
import { isSqlite, type SqlRequest } from '@/cms/sql'
import { env } from '@/core/env'
import type { Media } from '@/payload-types'
import { copiedName, isNote, noteLock } from './whole-files'

type File = { filename?: string | null; filesize?: number | null } | null | undefined

/** A file as its picture's row states it. */
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

/** Puts one copy back where its row still states that file, and throws it away otherwise; what a call is at stays. */
async function settle(call: SqlRequest, copy: string, name: string): Promise<boolean> {
  const owner = await ownerOf(call, name)
  if (owner && !(await tryTurn(call, 'media', owner.id))) return false
  // The call that had its turn before may have ended well.
  const row = owner && (await ownerOf(call, name))
  const [there, copied] = await Promise.all([bytesOf(name), bytesOf(copy)])
  const stated = row && statedIn(row, name)?.filesize
  const isCutOff = row !== null && (there === null || (there !== stated && copied === stated))
  const [from, to] = [path.join(env.mediaDir, copy), path.join(env.mediaDir, name)]
  await (isCutOff ? rename(from, to) : rm(from, { force: true }))
  return isCutOff
}

/** A turn on PostgreSQL lasts as long as the transaction in which it was taken. */
async function inOwnTransaction<T>(payload: Payload, work: (call: SqlRequest) => Promise<T>): Promise<T> {
  const transactionID = isSqlite(payload) ? null : await payload.db.beginTransaction()
  if (transactionID === null) return work({ payload })
  try {
    return await work({ payload, transactionID })
  } finally {
    await payload.db.commitTransaction(transactionID)
  }
}

/** A copy of an earlier version, which did not say what it is one of. */
const isNameless = (file: string): boolean => /^[\da-f-]{36}\.kept$/.test(file)

/** In milliseconds: no call takes that long, also not one of an earlier version that is still running. */
const longestCall = 86_400_000

/** Takes away what nobody can put back any more. */
async function dropNameless(file: string): Promise<void> {
  const { mtimeMs } = await stat(path.join(env.mediaDir, file))
  if (Date.now() - mtimeMs > longestCall) await rm(path.join(env.mediaDir, file), { force: true })
}

/**
 * Puts back the files of pictures whose replacement or deletion a kill cut off: they were deleted or set aside, and their
 * rows, which nothing has changed yet, still name them.
 * @returns the names of these files
 */
export async function putBackCutOff(payload: Payload): Promise<string[]> {
  const back: string[] = []
  for (const copy of await readdir(env.mediaDir)) {
    if (isNameless(copy)) await dropNameless(copy)
    const name = copiedName(copy)
    if (name === null) continue
    if (await inOwnTransaction(payload, (call) => settle(call, copy, name))) back.push(name)
  }
  return back
}

/** What a note names; nothing of one that was cut off itself, before any of it was written. */
async function namedIn(note: string): Promise<string[]> {
  try {
    const names: unknown = JSON.parse(await readFile(path.join(env.mediaDir, note), 'utf8'))
    return Array.isArray(names) ? names.map((name) => path.basename(String(name))) : []
  } catch {
    return []
  }
}

/** Takes away what a note names and no row does, and the note; of a call that another process is at, nothing. */
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
 * Takes away the files of new pictures that a kill cut off before they had a row.
 * @returns the names of these files
 */
export async function dropCutOff(payload: Payload): Promise<string[]> {
  const gone: string[] = []
  for (const note of (await readdir(env.mediaDir)).filter(isNote))
    gone.push(...(await inOwnTransaction(payload, (call) => settleNote(call, note))))
  return gone
}
