// @ts-check
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
// By name it would keep an old Node from saying that it is too old.
import util from 'node:util'
import { StepError, writeWhole } from './steps.mjs'

const file = '.env'

/**
 * Letters and digits that cannot be mistaken for each other.
 * @param {number} length
 */
const readable = (length) => {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}

/**
 * Keeps the secrets in a file from other users; one that belongs to another user stays as that one left it.
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

/** Next reads these too, on the way to serving; what migrates and locks the data before would have other values. */
const passedOver = ['.env.local', '.env.production', '.env.production.local']

/** A value in quotes, which may have several lines. */
const quoted = /(?<==[ \t]*)(?:"[^"]*"|'[^']*'|`[^`]*`)/g

/** What a line of `.env` may be: empty, a comment, or a name with its value. */
const sound = /^\s*(?:#.*|(?:export\s+)?[A-Za-z_][\w.-]*[ \t]*=.*)?$/s

/**
 * What the file says; the mark that some editors put before it would be part of its first name. A line that names nothing
 * would be passed over in silence, and the default would hold.
 * @throws StepError naming the first such line, or another file that is read in part
 */
function written() {
  const other = passedOver.find((name) => existsSync(name))
  if (other)
    throw new StepError(`${other} is read by the server alone`, `Put its lines into ${file}, and delete or rename it.`)
  const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : ''
  const lines = text.replace(quoted, (value) => value.replace(/[^\n]/g, '')).split('\n')
  // The rest of a value in quotes leaves empty lines, and what stands behind it belongs to its line.
  const odd = lines.findIndex((line) => !sound.test(line))
  if (odd < 0) return text
  // Without what may be a password.
  throw new StepError(
    `line ${odd + 1} of ${file} is no NAME=value`,
    'Write it with a plain = behind the name, or begin it with #.',
  )
}

/**
 * Makes `.env` complete (mode 600): a fresh secret and an admin login, where they are missing. The words that stand
 * there stay as they are.
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

/** What every start needs; hiding it with an empty value can only be a mistake. */
const needed = ['PAYLOAD_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']

/** Puts `.env` under what the shell already says; a value that is empty in the shell hides the one in `.env`. */
export function loadEnvironment() {
  for (const [name, value] of Object.entries(util.parseEnv(written()))) {
    if (needed.includes(name)) process.env[name] ||= value
    else process.env[name] ??= value
  }
}

/**
 * The environment of a program beside the site. It writes none: with fresh secrets it would work on another site than the
 * one it was meant for.
 * @throws Error where there is no secret, and so no site
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
