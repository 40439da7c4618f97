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
  const given = { ...parseEnv(text), ...process.env }
  const lines = []
  if (!given.PAYLOAD_SECRET) lines.push(`PAYLOAD_SECRET=${randomBytes(32).toString('hex')}`)
  if (!given.ADMIN_EMAIL) lines.push('ADMIN_EMAIL=admin@sporeprint.example')
  if (!given.ADMIN_PASSWORD) lines.push(`ADMIN_PASSWORD=${readable(20)}`)
  if (lines.length > 0)
    writeWhole(file, `${text}${text && !text.endsWith('\n') ? '\n' : ''}${lines.join('\n')}\n`, 0o600)
  return lines.length > 0
}

/** Puts `.env` under what the shell already says. */
export function loadEnvironment() {
  if (!existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) process.env[name] ??= value
}
