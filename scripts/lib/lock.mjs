import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const isRunning = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // One that belongs to another user may not be signalled, and runs.
    return error.code === 'EPERM'
  }
}

const fileIn = (dataDir) => path.join(path.resolve(dataDir), 'server.lock')

function takeAway(file, pid) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  // Between looking and taking, another start may have put its own lock there.
  const taken = Number(readFileSync(aside, 'utf8'))
  if (taken === pid) rmSync(aside)
  else renameSync(aside, file)
}

/**
 * Takes the data folder for this process; SQLite is one file for one server. A lock left by a killed process is
 * taken over, one of this very process is kept.
 * @throws Error with the process that holds it
 */
export function takeLock(dataDir) {
  mkdirSync(dataDir, { recursive: true })
  const file = fileIn(dataDir)
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
      return
    } catch (error) {
      if (error.code !== 'EEXIST' || attempt === 3) throw error
      const pid = Number(readFileSync(file, 'utf8'))
      if (pid === process.pid) return
      if (pid > 0 && isRunning(pid))
        throw new Error(`another server (process ${pid}) is using ${path.resolve(dataDir)}`)
      takeAway(file, pid)
    }
  }
}

export const releaseLock = (dataDir) => rmSync(fileIn(dataDir), { force: true })
