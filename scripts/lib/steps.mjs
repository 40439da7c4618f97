import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** A failure with what to do about it; shown without a stack. */
export class StepError extends Error {
  constructor(message, advice) {
    super(message)
    this.advice = advice
  }
}

/** Runs one named step and says how long it took; a failure says which step, why, and what to do. */
export async function step(name, work) {
  const begun = Date.now()
  try {
    const said = await work()
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    console.log(`✓ ${name}${said ? `: ${said}` : ''} (${seconds} s)`)
  } catch (error) {
    console.error(`\n✗ ${name} failed: ${error.message}`)
    if (error.advice) console.error(`  What to do: ${error.advice}`)
    process.exit(1)
  }
}

/** Shows whole lines of a stream, each behind a label, so that two commands at once can be told apart. */
const showLines = (stream, label) =>
  createInterface({ input: stream }).on('line', (line) => console.log(`${label} ${line}`))

/**
 * Runs a command to its end, its output shown, shown behind a `label`, or, when `quiet`, kept for the error.
 */
export function run(command, args, { env = process.env, quiet = false, label, cwd, uid } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env,
      cwd,
      uid,
      stdio: quiet || label ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    const keep = (chunk) => (output = (output + chunk).slice(-8000))
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      if (quiet) stream.on('data', keep)
      else showLines(stream, label)
    }
    const forward = (signal) => child.kill(signal)
    process.once('SIGINT', forward)
    process.once('SIGTERM', forward)
    child.on('error', (error) =>
      reject(new StepError(`${command} could not be started (${error.code ?? error.message})`)),
    )
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward)
      process.off('SIGTERM', forward)
      if (code === 0) resolve(output)
      else reject(new StepError(`${command} ended with ${signal ?? `code ${code}`}${quiet ? `\n${output}` : ''}`))
    })
  })
}

/** One hash over the contents of files and folders. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  const add = (file) => {
    if (!existsSync(file)) return
    if (statSync(file).isDirectory()) {
      for (const entry of readdirSync(file).sort()) add(path.join(file, entry))
    } else {
      hash.update(file).update(readFileSync(file))
    }
  }
  paths.forEach(add)
  return hash.digest('hex')
}

/** Whether a stamp file holds exactly this text; a missing one does not. */
export const isStamped = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text

/** Writes a file whole or not at all. */
export function writeWhole(file, text, mode = 0o644) {
  mkdirSync(path.dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, text, { mode })
  renameSync(temporary, file)
}
