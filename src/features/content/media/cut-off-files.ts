import { readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { tryTurn } from '@/cms/guards/saves-in-turn'
import { isSqlite } from '@/cms/sql'
import { env } from '@/core/env'
import type { Media } from '@/payload-types'
import { copiedName } from './whole-files'

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
function ownerOf(payload: Payload, name: string, transactionID?: number | string): Promise<Media | null> {
  const sizes = payload.collections.media.config.upload.imageSizes ?? []
  const paths = ['filename', ...sizes.map((size) => `sizes.${size.name}.filename`)]
  return payload.db.findOne<Media>({
    collection: 'media',
    where: { or: paths.map((field) => ({ [field]: { equals: name } })) },
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
  })
}

/** Puts one copy back where its row still states that file, and throws it away otherwise; what a call is at stays. */
async function settle(payload: Payload, copy: string, name: string, transactionID?: number | string): Promise<boolean> {
  const owner = await ownerOf(payload, name)
  if (
    owner &&
    !(await tryTurn({ payload, ...(transactionID === undefined ? {} : { transactionID }) }, 'media', owner.id))
  )
    return false
  // The call that had its turn before may have ended well.
  const row = owner && (await ownerOf(payload, name, transactionID))
  const [there, copied] = await Promise.all([bytesOf(name), bytesOf(copy)])
  const stated = row && statedIn(row, name)?.filesize
  const isCutOff = row !== null && (there === null || (there !== stated && copied === stated))
  const [from, to] = [path.join(env.mediaDir, copy), path.join(env.mediaDir, name)]
  await (isCutOff ? rename(from, to) : rm(from, { force: true }))
  return isCutOff
}

/**
 * Puts back the files of pictures whose replacement a kill cut off: Payload had deleted them, and their rows, which
 * nothing has changed yet, still name them.
 * @returns the names of these files
 */
export async function putBackCutOff(payload: Payload): Promise<string[]> {
  const back: string[] = []
  for (const copy of await readdir(env.mediaDir)) {
    const name = copiedName(copy)
    if (name === null) continue
    const transactionID = isSqlite(payload) ? undefined : ((await payload.db.beginTransaction()) ?? undefined)
    try {
      if (await settle(payload, copy, name, transactionID)) back.push(name)
    } finally {
      if (transactionID !== undefined) await payload.db.commitTransaction(transactionID)
    }
  }
  return back
}
