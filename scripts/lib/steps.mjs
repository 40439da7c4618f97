// @ts-check
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/**
 * How long something has taken, as it is shown.
 * @param {number} begun In milliseconds, as of `Date.now()`.
 */
export const secondsSince = (begun) => `${((Date.now() - begun) / 1000).toFixed(1)} s`

/** A failure with what to do about it, shown without a stack; `code` or `signal` is how the command ended, if one did. */
export class StepError extends Error {
  /**
   * @param {string} message
   * @param {string} [advice]
   * @param {{ code?: number | null, signal?: string | null }} [end]
   */
  constructor(message, advice, { code = null, signal = null } = {}) {
    super(message)
    this.advice = advice
    this.code = code
    this.signal = signal
  }
}

/**
 * Runs one named step and says how long it took; a failure says which step, why, and what to do.
 * @param {string} name
 * @param {() => unknown} work
 */
export async function step(name, work) {
  const begun = Date.now()
  try {
    const said = await work()
    console.log(`✓ ${name}${said ? `: ${said}` : ''} (${secondsSince(begun)})`)
  } catch (error) {
    failed(name, error)
  }
}

/**
 * Ends the program over a step that failed: which, why, and what to do.
 * @param {string} name
 * @param {unknown} error
 * @returns {never}
 */
export function failed(name, error) {
  console.error(`\n✗ ${name} failed: ${messageOf(error)}`)
  if (error instanceof StepError && error.advice) console.error(`  What to do: ${error.advice}`)
  process.exit(1)
}

/**
 * Shows whole lines of a stream, each behind a label, so that two commands at once can be told apart.
 * @param {import('node:stream').Readable} stream
 * @param {string} [label]
 */
const showLines = (stream, label) =>
  createInterface({ input: stream }).on('line', (line) => console.log(`${label} ${line}`))

/**
 * Lets a process wait for others by so much more than this one does. Nobody but root may give a process a priority above
 * its own, and none is worth failing for.
 * @param {number} pid
 * @param {number} nice
 */
function yieldMore(pid, nice) {
  try {
    setPriority(pid, Math.min(19, getPriority() + nice))
  } catch {
    // It runs as it began.
  }
}

/** How people and supervisors end what runs. */
/** @type {NodeJS.Signals[]} */
const interrupts = ['SIGINT', 'SIGTERM']

/**
 * Runs a command to its end, its output shown, shown behind a `label`, or, when `quiet`, kept for the error: so many of
 * its last characters as it `keeps`. One that is interrupted ends this process too, with 130: nothing is tried in its
 * place, and no advice is due. With `hears`, the command sends one sentence before it fails (scripts/lib/say-why.ts), which
 * is the error's message; what else it sends is `told`. What is `nice` leaves the processor to others by so much more than
 * this process does, where it may. A command still running when this process ends is ended with it.
 * @typedef {{ env?: NodeJS.ProcessEnv, quiet?: boolean, nice?: number, label?: string, cwd?: string, uid?: number, hears?: boolean, told?: (message: object) => void, keeps?: number }} RunOptions
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>}
 */
export function run(
  command,
  args,
  { env = process.env, quiet = false, nice = 0, label, cwd, uid, hears = false, told, keeps = 8000 } = {},
) {
  return new Promise((resolve, reject) => {
    /** @type {import('node:child_process').IOType[]} */
    const streams = quiet || label ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit']
    const child = spawn(command, args, { env, cwd, uid, stdio: hears ? [...streams, 'ipc'] : streams })
    if (nice > 0 && child.pid) yieldMore(child.pid, nice)
    let output = ''
    /** @param {Buffer} chunk */
    const keep = (chunk) => (output = (output + chunk).slice(-keeps))
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      if (quiet) stream.on('data', keep)
      else showLines(stream, label)
    }
    /** @type {string | undefined} */
    let heard
    child.on('message', (message) => {
      if (typeof message === 'string') heard = message
      else if (typeof message === 'object' && message !== null) told?.(message)
    })
    let interrupted = false
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      interrupted = true
      child.kill(signal)
    }
    for (const signal of interrupts) process.once(signal, forward)
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    const forget = () => {
      process.off('exit', end)
      interrupts.forEach((signal) => process.off(signal, forward))
    }
    child.on('error', (error) => {
      forget()
      reject(new StepError(`${command} could not be started (${'code' in error ? String(error.code) : error.message})`))
    })
    // What was sent may arrive after the end, and before the close.
    child.on(
      hears ? 'close' : 'exit',
      (/** @type {number | null} */ code, /** @type {NodeJS.Signals | null} */ signal) => {
        forget()
        if (code === 0) return resolve(output)
        if (interrupted || (signal && interrupts.includes(signal))) process.exit(130)
        const why = heard ?? `${command} ended with ${signal ?? `code ${code}`}`
        reject(new StepError(`${why}${quiet ? `\n${output}` : ''}`, undefined, { code, signal }))
      },
    )
  })
}

/**
 * How Node runs TypeScript. Without the condition, each package of the rich text editor waits at its top level for an
 * import of its own; when many are loaded at once, two can wait for each other, and Node ends with code 13.
 */
export const typescript = ['--conditions=production', '--import', 'tsx']

/**
 * Runs one of our TypeScript programs.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runScript = (args, options) => run(process.execPath, [...typescript, ...args], options)

/**
 * One hash over the contents of files and folders.
 * @param {readonly string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  /** @param {string} file */
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

/**
 * Whether a stamp file holds exactly this text; a missing one does not.
 * @param {string} file
 * @param {string} text
 */
export const isStamped = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text

/**
 * Writes a file whole or not at all.
 * @param {string} file
 * @param {string} text
 */
export function writeWhole(file, text, mode = 0o644) {
  mkdirSync(path.dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, text, { mode })
  renameSync(temporary, file)
}
