import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { writeWhole } from './steps.mjs'

const file = '.env'

/** Letters and digits that cannot be mistaken for each other. */
const readable = (length) => {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}

/**
 * Makes `.env` complete (mode 600): a fresh secret and an admin login, where they are missing. What stands there
 * stays as it is.
 * @returns whether anything had to be written
 */
export function ensureEnvironment() {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const shell = Object.entries(process.env).filter(([, value]) => value !== '')
  const given = { ...parseEnv(text), ...Object.fromEntries(shell) }
  const lines = []
  if (!given.PAYLOAD_SECRET) lines.push(`PAYLOAD_SECRET=${randomBytes(32).toString('hex')}`)
  if (!given.ADMIN_EMAIL) lines.push('ADMIN_EMAIL=admin@sporeprint.example')
  if (!given.ADMIN_PASSWORD) lines.push(`ADMIN_PASSWORD=${readable(20)}`)
  if (lines.length > 0)
    writeWhole(file, `${text}${text && !text.endsWith('\n') ? '\n' : ''}${lines.join('\n')}\n`, 0o600)
  return lines.length > 0
}

/** What every start needs; hiding it with an empty value can only be a mistake. */
const needed = ['PAYLOAD_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']

/** Puts `.env` under what the shell already says; a value that is empty in the shell hides the one in `.env`. */
export function loadEnvironment() {
  if (!existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (needed.includes(name)) process.env[name] ||= value
    else process.env[name] ??= value
  }
}
