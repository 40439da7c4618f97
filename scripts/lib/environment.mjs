// @ts-check
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
// As a named import, `parseEnv` would end an old Node with a syntax error before `checkNode` can explain.
import util from 'node:util'
import { writeWhole } from './steps.mjs'

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

/** The text of `.env` without a byte order mark, which would become part of the first variable's name. */
const written = () => (existsSync(file) ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : '')

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
