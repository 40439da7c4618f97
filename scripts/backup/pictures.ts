import { copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '@/core/is-record'
import { namesIn } from './manifest'

/** Null where a file has been deleted meanwhile: the running site deletes pictures, and copies of replaced ones. */
async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (isRecord(error) && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * Copies pictures that are not copied yet or have changed since `since` (ms). Copies of deleted pictures stay. The folder
 * may be a symbolic link.
 */
export async function copyPictures(from: string, to: string, since = 0): Promise<void> {
  await mkdir(to, { recursive: true })
  const copied = new Set(namesIn(to))
  for (const name of namesIn(from)) {
    const [file, copy] = [path.join(from, name), path.join(to, name)]
    // `ctime`, since a file that is renamed into place keeps its `mtime`.
    const isOld = copied.has(name) && ((await unlessGone(stat(file)))?.ctimeMs ?? 0) < since
    if (isOld) continue
    await mkdir(path.dirname(copy), { recursive: true })
    await unlessGone(copyFile(file, copy))
  }
}
