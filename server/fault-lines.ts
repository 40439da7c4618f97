import { format, stripVTControlCharacters } from 'node:util'
import { plainFault } from '../src/core/plain-fault'

type Faults = Pick<Console, 'error' | 'warn'>

/** Characters of a message: more is the dump of an object, and no help. */
const longest = 4000

function wordsOf(parts: readonly unknown[]): string {
  try {
    return stripVTControlCharacters(format(...parts)).trim()
  } catch {
    return parts.filter((part) => typeof part === 'string').join(' ')
  }
}

/** What was given to the console as one line of JSON; its errors are told without the values of their queries (L6). */
function lineOf(level: keyof Faults, parts: readonly unknown[]): string {
  const faults = parts.filter((part) => part instanceof Error).map((error) => plainFault(error))
  const fault = faults.join('\n')
  const words = wordsOf(parts.filter((part) => !(part instanceof Error))).slice(0, longest)
  const message = words || (fault.split('\n', 1)[0] ?? '')
  return `${JSON.stringify({ time: new Date().toISOString(), level, message, ...(fault ? { fault } : {}) })}\n`
}

/**
 * Has faults and warnings written one line each, by whomever: Next and other packages write stacks of many lines, which
 * a collector of logs would take for as many entries (OPS-07).
 */
export function holdToLines(to: Faults, write: (text: string) => void): void {
  for (const level of ['error', 'warn'] as const) to[level] = (...parts: unknown[]) => write(lineOf(level, parts))
}
