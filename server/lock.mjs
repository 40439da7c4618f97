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
 * Takes an exclusive or shared lock on a file, which the operating system releases however the process ends. Taking it
 * twice in one process does nothing.
 * @param {{ file: string, note: string, of: string, other: string, place: string, shared?: boolean }} lock `note` is the
 * file that names the holder; `other` and `place` are the setting and the place that the error advises to change
 * @throws StepError naming the process that holds it, or why the file cannot be written
 */
function take({ file, note, of, other, place, shared = false }) {
  if (held.has(file)) return
  /** @type {Database.Database | undefined} */
  let lock
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    lock = new Database(file, { timeout: 0 })
    // A transaction that has read holds SQLite's shared lock.
    lock.exec(shared ? 'BEGIN; SELECT count(*) FROM sqlite_schema' : 'BEGIN EXCLUSIVE')
    writeFileSync(note, String(process.pid))
  } catch (error) {
    lock?.close()
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')
      throw new StepError(`another server (process ${holderOf(note)}) is using ${of}`, `Stop it, or set ${other}.`)
    throw new StepError(messageOf(error), `Set ${place} that this user may write, on a disk with room.`)
  }
  held.set(file, lock)
}

/** @param {string} file */
const release = (file) => {
  held.get(file)?.close()
  held.delete(file)
}

/** @param {string} dataDir */
const lockIn = (dataDir) => path.join(path.resolve(dataDir), 'lock.db')

/**
 * Locks the data folder for this process, since a SQLite file has one server, and a restore moves the pictures away.
 * @param {string} dataDir
 * @param {{ shared?: boolean }} [options] `shared`: with other servers on one PostgreSQL, which keep their pictures there
 * @throws StepError naming the process that holds it, or why the folder cannot be written
 */
export function takeLock(dataDir, { shared = false } = {}) {
  const of = path.resolve(dataDir)
  const note = path.join(of, 'server.pid')
  take({ file: lockIn(dataDir), note, of, other: 'DATA_DIR to another folder', place: 'DATA_DIR to a folder', shared })
}

/** @param {string} dataDir */
export const releaseLock = (dataDir) => release(lockIn(dataDir))

/**
 * Locks a database file for this process, since DATABASE_URL may name one file for servers with different data folders.
 * @param {string} database
 * @throws StepError naming the process that holds it, or why nothing can be written beside it
 */
export function takeDatabase(database) {
  const of = path.resolve(database)
  const [other, place] = ['DATABASE_URL to another file', 'DATABASE_URL to a file in a folder']
  take({ file: `${of}-lock`, note: `${of}-pid`, of, other, place })
}

/**
 * Locks what a server has to itself: its data folder and, on SQLite, its database file.
 * @param {string} dataDir
 * @param {string | null} database the SQLite file, null on PostgreSQL
 * @throws StepError naming the process that holds one of them, or why a folder cannot be written
 */
export function takePlace(dataDir, database) {
  takeLock(dataDir, { shared: database === null })
  if (database !== null) takeDatabase(database)
}

/** @param {string} database */
export const releaseDatabase = (database) => release(`${path.resolve(database)}-lock`)
