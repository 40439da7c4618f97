import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { releaseDatabase, releaseLock, takeDatabase, takeLock } from './lock.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-lock-'))
})
afterEach(() => {
  releaseLock(folder)
  rmSync(folder, { recursive: true })
})

/** Another process that takes the lock, says so, and waits. */
const holder = async (options = {}) => {
  const code = `import { takeLock } from './server/lock.mjs'
    takeLock(${JSON.stringify(folder)}, ${JSON.stringify(options)})
    console.log('taken')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', reject)
  })
  return child
}

test('the lock of a folder creates the folder, can be taken twice, and can be released', () => {
  const inner = path.join(folder, 'new')
  takeLock(inner)
  takeLock(inner)
  expect(readFileSync(path.join(inner, 'server.pid'), 'utf8')).toBe(String(process.pid))
  releaseLock(inner)
  takeLock(inner)
  releaseLock(inner)
})

test('R-06 a lock of a living process is rejected with its process id, and is free once that is killed', async () => {
  const other = await holder()
  expect(() => takeLock(folder)).toThrow(`another server (process ${String(other.pid)}) is using ${folder}`)
  const ended = new Promise((resolve) => other.once('exit', resolve))
  other.kill('SIGKILL')
  await ended
  takeLock(folder)
  expect(readFileSync(path.join(folder, 'server.pid'), 'utf8')).toBe(String(process.pid))
})

test('OPS-04 PostgreSQL servers share the lock of a folder, and an exclusive lock is rejected meanwhile', async () => {
  const other = await holder({ shared: true })
  takeLock(folder, { shared: true })
  releaseLock(folder)
  expect(() => takeLock(folder)).toThrow(`is using ${folder}`)
  const ended = new Promise((resolve) => other.once('exit', resolve))
  other.kill('SIGKILL')
  await ended
  takeLock(folder)
  const late = await holder({ shared: true }).catch(() => null)
  expect(late).toBeNull()
})

test('R-06 a database file is locked for one server, without regard to data folders', async () => {
  const file = path.join(folder, 'guide.db')
  const code = `import { takeDatabase } from './server/lock.mjs'
    try { takeDatabase(${JSON.stringify(file)}) } catch (error) { console.log(error.message, error.advice) }`
  const second = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', code])
  takeDatabase(file)
  const { stdout } = await second()
  expect(stdout).toContain(`another server (process ${String(process.pid)}) is using ${file}`)
  expect(stdout).toContain('Stop it, or set DATABASE_URL to another file.')
  releaseDatabase(file)
  expect((await second()).stdout).toBe('')
})

test('R-14 a database file whose folder cannot be written to is an error that says what to set', () => {
  writeFileSync(path.join(folder, 'file'), '')
  const advice = 'Set DATABASE_URL to a file in a folder that this user may write, on a disk with room.'
  expect(() => takeDatabase(path.join(folder, 'file', 'guide.db'))).toThrow(expect.objectContaining({ advice }))
})

test('a pid file left behind, with the id of this process or another, locks nothing', () => {
  for (const pid of [process.pid, process.ppid, 1]) {
    writeFileSync(path.join(folder, 'server.pid'), String(pid))
    takeLock(folder)
    releaseLock(folder)
  }
})

test('R-14 a lock that cannot be written is an error that says what to set, and names no other server', () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const inside = path.join(file, 'folder')
  const advice = 'Set DATA_DIR to a folder that this user may write, on a disk with room.'
  expect(() => takeLock(inside)).toThrow(expect.objectContaining({ advice }))
  expect(existsSync(inside)).toBe(false)
  writeFileSync(path.join(folder, 'lock.db'), 'no database'.repeat(500))
  expect(() => takeLock(folder)).toThrow(
    expect.objectContaining({ advice, message: expect.stringContaining('not a database') as string }),
  )
})
