import type { PayloadRequest } from 'payload'
import type { Change } from '@/cms/changes/log'
import { sql, type Statement } from '@/cms/sql'
import { setCounters, type Counter } from '@/cms/stats/sql'

/** The rows that are counted. */
const rows = {
  likes: sql`likes WHERE true`,
  helpfuls: sql`helpfuls WHERE true`,
  reviews: sql`reviews WHERE _status = 'published'`,
  impressions: sql`impressions WHERE _status = 'published'`,
} as const

export type CountedRows = keyof typeof rows

type Counting = { readonly of: CountedRows; readonly value: Statement }

const number = sql`COUNT(*)`
const stars = sql`COALESCE(SUM(rating), 0)`

/** The rows that each counter counts, and the SQL aggregate over those of one document. */
export const counters = {
  likeCount: { of: 'likes', value: number },
  helpfulCount: { of: 'helpfuls', value: number },
  ratingCount: { of: 'reviews', value: number },
  ratingSum: { of: 'reviews', value: stars },
  impressionCount: { of: 'impressions', value: number },
  impressionSum: { of: 'impressions', value: stars },
} as const satisfies Record<Counter, Counting>

/** Selects the true value of a counter for each document that has such rows: `key`, `number`. */
export const countedOf = ({ of, value }: Counting): Statement =>
  sql`SELECT target AS key, ${value} AS number FROM ${rows[of]} GROUP BY target`

/** Recounts the counters of these rows by one SQL statement, so that two writers cannot overwrite each other. */
export const recountOf =
  (counted: CountedRows) =>
  (req: PayloadRequest, target: string, scope: Change['scope']): Promise<void> => {
    const own = Object.entries(counters).filter(([, { of }]) => of === counted)
    const values = own.map(
      ([counter, { value }]) => [counter, sql`(SELECT ${value} FROM ${rows[counted]} AND target = ${target})`] as const,
    )
    return setCounters(req, target, Object.fromEntries(values), scope)
  }
