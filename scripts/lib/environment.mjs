// @ts-check
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
// As a named import, `parseEnv` would end an old Node with a syntax error before `checkNode` can explain.
import util from 'node:util'
import { StepError, writeWhole } from './steps.mjs'

const file = '.env'

/**
 * A random password without letters and digits that look alike.
 * @param {number} length
 */
const readable = (length) => {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}

/**
 * Makes a file with secrets readable by its owner alone; a file of another user keeps its mode.
 * @param {string} file
 */
function keepPrivate(file) {
  if (!existsSync(file) || (statSync(file).mode & 0o077) === 0) return
  try {
    chmodSync(file, 0o600)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}

/** Files that Next reads as well: the server would have other values than the migration and the lock before it. */
const passedOver = ['.env.local', '.env.production', '.env.production.local']

/** A quoted value, which may span several lines. */
const quoted = /(?<==[ \t]*)(?:"[^"]*"|'[^']*'|`[^`]*`)/g

/** A valid line of `.env`: empty, a comment, or `NAME=value`. */
const sound = /^\s*(?:#.*|(?:export\s+)?[A-Za-z_][\w.-]*[ \t]*=.*)?$/s

/**
 * The text of `.env` without a byte order mark, which would become part of the first variable's name. `parseEnv` skips
 * invalid lines in silence, so that a default would apply; here they are errors.
 * @throws StepError naming the first invalid line, or another file that only Next would read
 */
function written() {
  const other = passedOver.find((name) => existsSync(name))
  if (other)
    throw new StepError(`${other} is read by the server alone`, `Put its lines into ${file}, and delete or rename it.`)
  const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : ''
  const lines = text.replace(quoted, (value) => value.replace(/[^\n]/g, '')).split('\n')
  // Quoted values are removed but for their line breaks, which keeps the numbers of the lines.
  const odd = lines.findIndex((line) => !sound.test(line))
  if (odd < 0) return text
  // The line itself is not shown, since it may hold a password.
  throw new StepError(
    `line ${odd + 1} of ${file} is no NAME=value`,
    'Write it with a plain = behind the name, or begin it with #.',
  )
}

/**
 * Completes `.env` (mode 600): appends a new secret and an admin login where they are missing, and nothing else.
 * @returns whether anything had to be written
 */
export function ensureEnvironment() {
  const text = written()
  const shell = Object.entries(process.env).filter(([, value]) => value !== '')
  /** @type {Record<string, string | undefined>} */
  const given = { ...util.parseEnv(text), ...Object.fromEntries(shell) }
  /** @type {string[]} */
  const lines = []
  if (!given.PAYLOAD_SECRET) lines.push(`PAYLOAD_SECRET=${randomBytes(32).toString('hex')}`)
  if (!given.ADMIN_EMAIL) lines.push('ADMIN_EMAIL=admin@sporeprint.example')
  if (!given.ADMIN_PASSWORD) lines.push(`ADMIN_PASSWORD=${readable(20)}`)
  if (lines.length > 0)
    writeWhole(file, `${text}${text && !text.endsWith('\n') ? '\n' : ''}${lines.join('\n')}\n`, 0o600)
  else keepPrivate(file)
  return lines.length > 0
}

/** Variables without which no site starts: an empty value in the shell does not hide the value in `.env`. */
const needed = ['PAYLOAD_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']

/** Loads `.env`. The shell takes precedence, also with an empty value, except for `needed`. */
export function loadEnvironment() {
  for (const [name, value] of Object.entries(util.parseEnv(written()))) {
    if (needed.includes(name)) process.env[name] ||= value
    else process.env[name] ??= value
  }
}

/**
 * Loads the environment for a command that works on an existing site (backup, restore, doctor). It never generates
 * secrets, which would make the command work on a new, empty site.
 * @throws Error where PAYLOAD_SECRET is missing
 */
export function siteEnvironment() {
  loadEnvironment()
  if (process.env.PAYLOAD_SECRET) return
  throw new Error(
    'There is no PAYLOAD_SECRET, in the shell or in .env. Give this program the environment of the site; `npm start` writes one for a new site.',
  )
}

/** The address of the site as it is said at a start; a slash at its end is none of it. */
export const siteAddress = () =>
  (process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`).replace(/\/+$/, '')
