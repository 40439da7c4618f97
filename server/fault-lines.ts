import { format, stripVTControlCharacters } from 'node:util'
import { errorForLog } from '../src/core/error-for-log'

type Faults = Pick<Console, 'error' | 'warn'>

/** The most characters of a message: a longer one is the dump of an object. */
const longest = 4000

function wordsOf(parts: readonly unknown[]): string {
  try {
    return stripVTControlCharacters(format(...parts)).trim()
  } catch {
    return parts.filter((part) => typeof part === 'string').join(' ')
  }
}

/** The arguments of a console call as one line of JSON; errors are logged without the values of their queries (L6). */
function lineOf(level: keyof Faults, parts: readonly unknown[]): string {
  const faults = parts.filter((part) => part instanceof Error).map((error) => errorForLog(error))
  const fault = faults.join('\n')
  const words = wordsOf(parts.filter((part) => !(part instanceof Error))).slice(0, longest)
  const message = words || (fault.split('\n', 1)[0] ?? '')
  return `${JSON.stringify({ time: new Date().toISOString(), level, message, ...(fault ? { fault } : {}) })}\n`
}

/**
 * Makes every fault and warning one line, whoever logs it: Next and other packages log stacks of many lines, each of
 * which a log collector would take for an entry (OPS-07).
 */
export function logFaultsAsLines(to: Faults, write: (text: string) => void): void {
  for (const level of ['error', 'warn'] as const) to[level] = (...parts: unknown[]) => write(lineOf(level, parts))
}
