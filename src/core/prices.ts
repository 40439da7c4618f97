import { limits } from './limits'
import type { Way } from './ways-in.data'

/** Points per document of a list, by the depth to which relations are fetched. */
const ofDocument = [0.05, 0.15, 0.4] as const

/** The first of these parameters in list form: Payload reads `limit[]=100` as 100, which would cost nothing here. */
export const numberInList = (query: URLSearchParams): 'limit' | 'page' | 'depth' | undefined =>
  (['limit', 'page', 'depth'] as const).find((name) => [...query.keys()].some((key) => key.startsWith(`${name}[`)))

const within = (value: string | null, usual: number, most: number): number => {
  const number = Number(value ?? usual)
  return Number.isInteger(number) && number >= 0 ? Math.min(number, most) : usual
}

/** Points of a list of `limit` documents whose relations are fetched to `depth`. */
export const priceOfList = (limit: number, depth: number): number =>
  Math.max(1, Math.round(limit * (ofDocument[depth] ?? 1)))

/** Points that a call costs (G6): a list by what it reads, a whole table 20, any other call 1. */
export function priceOf(way: Pick<Way, 'cost'> | null, query: URLSearchParams): number {
  if (way?.cost === 'table') return 20
  if (way?.cost !== 'list') return 1
  const depth = within(query.get('depth'), 0, limits.fetchDepth)
  // `shown` is the number of entries that a list below a document shows at once.
  const entries = within(query.get('shown'), 0, limits.shownEntries)
  return priceOfList(Math.max(within(query.get('limit'), 10, limits.fetchLimit), entries), depth)
}
