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

/** A failed step, shown without a stack but with advice; `code` or `signal` is how the command ended, if it was one. */
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
 * Lowers the priority of a child process relative to this one. Only root may raise a priority, and a failure to set one
 * is ignored.
 * @param {number} pid
 * @param {number} nice
 */
function yieldMore(pid, nice) {
  try {
    setPriority(pid, Math.min(19, getPriority() + nice))
  } catch {
    // The child keeps the priority that it started with.
  }
}

/** Signals by which terminals and supervisors end a process. */
/** @type {NodeJS.Signals[]} */
const interrupts = ['SIGINT', 'SIGTERM']

/**
 * Runs a command. Its output is inherited, or printed with a `label` before each line, or, when `quiet`, buffered for
 * the error message (the last `keeps` characters). SIGINT and SIGTERM are forwarded, and this process then exits with
 * 130. With `hears`, the command has an IPC channel: a string that it sends becomes the error's message
 * (scripts/lib/say-why.ts), an object is passed to `told`. `nice` lowers its priority. When this process exits, the
 * command is killed.
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
    // An IPC message may arrive after `exit`, but not after `close`.
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
 * Node's options for running TypeScript. Without the condition, the packages of Lexical use top-level await for a
 * dynamic import; loaded at once, two of them can wait for each other, and Node exits with code 13.
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
