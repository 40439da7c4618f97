import { limits } from './limits'
import type { Way } from './ways-in.data'

/** What a document of a list costs, by how deep its relations are fetched. */
const ofDocument = [0.05, 0.15, 0.4] as const

/** The number of a query that is written as a list: Payload takes `limit[]=100` for 100, and here it would cost nothing. */
export const numberInList = (query: URLSearchParams): 'limit' | 'page' | 'depth' | undefined =>
  (['limit', 'page', 'depth'] as const).find((name) => [...query.keys()].some((key) => key.startsWith(`${name}[`)))

const within = (value: string | null, usual: number, most: number): number => {
  const number = Number(value ?? usual)
  return Number.isInteger(number) && number >= 0 ? Math.min(number, most) : usual
}

/** Points of so many documents, whose relations are fetched so deep. */
export const priceOfList = (limit: number, depth: number): number =>
  Math.max(1, Math.round(limit * (ofDocument[depth] ?? 1)))

/** Points that a call takes of its budget (G6): a list by what it reads, a whole table many, all else one. */
export function priceOf(way: Pick<Way, 'cost'> | null, query: URLSearchParams): number {
  if (way?.cost === 'table') return 20
  if (way?.cost !== 'list') return 1
  const depth = within(query.get('depth'), 0, limits.fetchDepth)
  // The entries below a document are so many as they are to be shown at once.
  const entries = within(query.get('shown'), 0, limits.shownEntries)
  return priceOfList(Math.max(within(query.get('limit'), 10, limits.fetchLimit), entries), depth)
}
