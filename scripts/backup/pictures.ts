import { copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '@/core/is-record'
import { namesIn } from './manifest'

/** The site takes pictures away meanwhile, and the copies that it keeps while it replaces one. */
async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (isRecord(error) && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * Copies the pictures that were not copied yet, or changed since a moment; what is gone by now stays copied. The folder
 * may be a link, and its files are copied all the same.
 */
export async function copyPictures(from: string, to: string, since = 0): Promise<void> {
  await mkdir(to, { recursive: true })
  const copied = new Set(namesIn(to))
  for (const name of namesIn(from)) {
    const [file, copy] = [path.join(from, name), path.join(to, name)]
    // A file that is put back under its name is changed, and not written (ctime).
    const isOld = copied.has(name) && ((await unlessGone(stat(file)))?.ctimeMs ?? 0) < since
    if (isOld) continue
    await mkdir(path.dirname(copy), { recursive: true })
    await unlessGone(copyFile(file, copy))
  }
}
