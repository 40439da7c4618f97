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

/** Which rows a counter is of, and what it says of those about one document. */
export const counters = {
  likeCount: { of: 'likes', value: number },
  helpfulCount: { of: 'helpfuls', value: number },
  ratingCount: { of: 'reviews', value: number },
  ratingSum: { of: 'reviews', value: stars },
  impressionCount: { of: 'impressions', value: number },
  impressionSum: { of: 'impressions', value: stars },
} as const satisfies Record<Counter, Counting>

/** What a counter should say of each document that has such rows. */
export const countedOf = ({ of, value }: Counting): Statement =>
  sql`SELECT target AS key, ${value} AS number FROM ${rows[of]} GROUP BY target`

/** Counts in the database, all of what is made of such rows by one statement: two writers cannot overwrite each other. */
export const recountOf =
  (counted: CountedRows) =>
  (req: PayloadRequest, target: string, scope: Change['scope']): Promise<void> => {
    const own = Object.entries(counters).filter(([, { of }]) => of === counted)
    const values = own.map(
      ([counter, { value }]) => [counter, sql`(SELECT ${value} FROM ${rows[counted]} AND target = ${target})`] as const,
    )
    return setCounters(req, target, Object.fromEntries(values), scope)
  }
