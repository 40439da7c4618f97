// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import { messageOf, StepError } from '../scripts/lib/steps.mjs'

/** @type {Map<string, Database.Database>} */
const held = new Map()

/** @param {string} file */
const holderOf = (file) => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}

/**
 * Locks the data folder for this process, since only one server may use a SQLite file, and a restore moves the pictures
 * away. The operating system releases the lock however the process ends. Taking it twice in one process does nothing.
 * @param {string} dataDir
 * @param {{ shared?: boolean }} [options] `shared`: with other servers on one PostgreSQL, whose pictures are there
 * @throws StepError naming the process that holds it, or why the folder cannot be written
 */
export function takeLock(dataDir, { shared = false } = {}) {
  const folder = path.resolve(dataDir)
  if (held.has(folder)) return
  const note = path.join(folder, 'server.pid')
  /** @type {Database.Database | undefined} */
  let lock
  try {
    mkdirSync(folder, { recursive: true })
    lock = new Database(path.join(folder, 'lock.db'), { timeout: 0 })
    // A transaction that has read holds SQLite's shared lock.
    lock.exec(shared ? 'BEGIN; SELECT count(*) FROM sqlite_schema' : 'BEGIN EXCLUSIVE')
    writeFileSync(note, String(process.pid))
  } catch (error) {
    lock?.close()
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')
      throw new StepError(
        `another server (process ${holderOf(note)}) is using ${folder}`,
        'Stop it, or set DATA_DIR to another folder.',
      )
    throw new StepError(messageOf(error), 'Set DATA_DIR to a folder that this user may write, on a disk with room.')
  }
  held.set(folder, lock)
}

/** @param {string} dataDir */
export function releaseLock(dataDir) {
  const folder = path.resolve(dataDir)
  held.get(folder)?.close()
  held.delete(folder)
}
