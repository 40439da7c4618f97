import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** A failure with what to do about it, shown without a stack; `code` or `signal` is how the command ended, if one did. */
export class StepError extends Error {
  constructor(message, advice, { code = null, signal = null } = {}) {
    super(message)
    this.advice = advice
    this.code = code
    this.signal = signal
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

/** How people and supervisors end what runs. */
const interrupts = ['SIGINT', 'SIGTERM']

/**
 * Runs a command to its end, its output shown, shown behind a `label`, or, when `quiet`, kept for the error. One that
 * is interrupted ends this process too, with 130: nothing is tried in its place, and no advice is due.
 * @param hears whether the command sends one sentence before it fails (scripts/lib/say-why.ts): the error's message
 */
export function run(command, args, { env = process.env, quiet = false, label, cwd, uid, hears = false } = {}) {
  return new Promise((resolve, reject) => {
    const streams = quiet || label ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit']
    const child = spawn(command, args, { env, cwd, uid, stdio: hears ? [...streams, 'ipc'] : streams })
    let output = ''
    const keep = (chunk) => (output = (output + chunk).slice(-8000))
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      if (quiet) stream.on('data', keep)
      else showLines(stream, label)
    }
    let heard
    child.on('message', (sentence) => (heard = sentence))
    let interrupted = false
    const forward = (signal) => {
      interrupted = true
      child.kill(signal)
    }
    for (const signal of interrupts) process.once(signal, forward)
    const forget = () => interrupts.forEach((signal) => process.off(signal, forward))
    child.on('error', (error) => {
      forget()
      reject(new StepError(`${command} could not be started (${error.code ?? error.message})`))
    })
    // What was sent may arrive after the end, and before the close.
    child.on(hears ? 'close' : 'exit', (code, signal) => {
      forget()
      if (code === 0) return resolve(output)
      if (interrupted || interrupts.includes(signal)) process.exit(130)
      const why = heard ?? `${command} ended with ${signal ?? `code ${code}`}`
      reject(new StepError(`${why}${quiet ? `\n${output}` : ''}`, undefined, { code, signal }))
    })
  })
}

/**
 * How Node ends a program that waits for a module of its own when nothing keeps it running. That is no fault of ours: the
 * loader of TypeScript lives in a thread beside, and was once not heard, on a machine that was busy.
 */
const unsettled = 13

/** Runs one of our TypeScript programs, which may be run again at any time, and once more where its loader was not heard. */
export async function runScript(args, options) {
  const attempt = () => run(process.execPath, ['--import', 'tsx', ...args], options)
  try {
    return await attempt()
  } catch (error) {
    if (error.code !== unsettled) throw error
    return attempt()
  }
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
