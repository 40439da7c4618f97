import { APIError } from 'payload'
import { isRecord } from '@/core/is-record'
import type { Refusal } from './refusals'

export const reject = (message: Refusal): never => {
  throw new APIError(message, 400, null, true)
}

export const listOperators: ReadonlySet<string> = new Set(['in', 'not_in'])

/** The most levels of a filter, and the most keys in all. */
type Bounds = { readonly depth: number; readonly nodes: number }

/** The filters joined by `and` or `or`; null for the name of a field. */
function joinedBy(key: string, value: unknown): unknown[] | null {
  if (!['and', 'or'].includes(key.toLowerCase())) return null
  if (Array.isArray(value)) return value as unknown[]
  return isRecord(value) ? Object.values(value) : reject('refusals.filter')
}

/**
 * Yields each field in a filter with its comparisons by operator; Payload throws on a filter of any other structure.
 * @throws APIError 400
 */
export function* comparedFields(
  where: unknown,
  most: Bounds,
  depth = 0,
  count = { nodes: 0 },
): Generator<readonly [path: string, comparisons: Record<string, unknown>]> {
  if (where === undefined) return
  if (!isRecord(where) || depth > most.depth) return reject('refusals.filter')
  for (const [key, value] of Object.entries(where)) {
    count.nodes += 1
    if (count.nodes > most.nodes) reject('refusals.filter')
    const joined = joinedBy(key, value)
    if (!joined) yield [key, isRecord(value) ? value : reject('refusals.filter')]
    else for (const part of joined) yield* comparedFields(part, most, depth + 1, count)
  }
}
