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
 * Takes the data folder for this process; SQLite is one file for one server, and a restore moves the pictures away. The
 * lock is one that the system keeps for an open file and gives back with the process, however that ends; taken twice by
 * one process it is held once.
 * @param {string} dataDir
 * @param {{ shared?: boolean }} [options] `shared`: with the other servers of a PostgreSQL, which have their pictures there
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
    // A transaction that has read keeps a lock that all readers share.
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
