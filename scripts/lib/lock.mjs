import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StepError } from './steps.mjs'

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
 * @throws StepError naming the process that holds it, or why the folder cannot be written
 */
export function takeLock(dataDir) {
  try {
    take(dataDir)
  } catch (error) {
    if (error instanceof StepError) throw error
    throw new StepError(error.message, 'Set DATA_DIR to a folder that this user may write.')
  }
}

function take(dataDir) {
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
        throw new StepError(
          `another server (process ${pid}) is using ${path.resolve(dataDir)}`,
          'Stop it, or set DATA_DIR to another folder.',
        )
      takeAway(file, pid)
    }
  }
}

export const releaseLock = (dataDir) => rmSync(fileIn(dataDir), { force: true })
