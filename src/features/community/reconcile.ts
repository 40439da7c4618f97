import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { readSql, sql, toNumber, type Statement } from '@/cms/sql'
import { countHelpfuls, countImpressions, countLikes, countReviews } from './counts'

/** A counter that said something else than the rows. */
export type Difference = { readonly key: string; readonly counter: string; readonly was: number; readonly is: number }

/** What the rows say of each counter, and how it is recounted. */
const counters = [
  {
    counter: 'like_count',
    rows: sql`SELECT target AS key, COUNT(*) AS number FROM likes GROUP BY target`,
    recount: countLikes,
  },
  {
    counter: 'helpful_count',
    rows: sql`SELECT target AS key, COUNT(*) AS number FROM helpfuls GROUP BY target`,
    recount: countHelpfuls,
  },
  {
    counter: 'rating_count',
    rows: sql`SELECT target AS key, COUNT(*) AS number FROM reviews WHERE _status = 'published' GROUP BY target`,
    recount: countReviews,
  },
  {
    counter: 'rating_sum',
    rows: sql`SELECT target AS key, SUM(rating) AS number FROM reviews WHERE _status = 'published' GROUP BY target`,
    recount: countReviews,
  },
  {
    counter: 'impression_count',
    rows: sql`SELECT target AS key, COUNT(*) AS number FROM impressions WHERE _status = 'published' GROUP BY target`,
    recount: countImpressions,
  },
  {
    counter: 'impression_sum',
    rows: sql`SELECT target AS key, SUM(rating) AS number FROM impressions WHERE _status = 'published' GROUP BY target`,
    recount: countImpressions,
  },
] as const

type Counter = (typeof counters)[number]

/** In one statement, so that what is written meanwhile is seen on both sides or on none. */
const compared = ({ counter, rows }: Counter): Statement =>
  sql`SELECT key, SUM(counted) AS counted, SUM(kept) AS kept FROM (
        SELECT key, number AS counted, 0 AS kept FROM (${rows}) AS counts
        UNION ALL
        SELECT key, 0 AS counted, COALESCE(${sql.identifier(counter)}, 0) AS kept FROM stats
      ) AS sides GROUP BY key HAVING SUM(counted) <> SUM(kept)`

async function differencesOf(payload: Payload, each: Counter): Promise<Difference[]> {
  const rows = await readSql(payload, compared(each))
  return rows.map(({ key, counted, kept }) => ({
    key: String(key),
    counter: each.counter,
    was: toNumber(kept) ?? 0,
    is: toNumber(counted) ?? 0,
  }))
}

/** Compares every counter with the rows it counts, then recounts what differs: a sum and its count together. */
export async function reconcile(payload: Payload): Promise<readonly Difference[]> {
  const req: PayloadRequest = await createLocalReq({}, payload)
  const found = await Promise.all(counters.map(async (each) => [each, await differencesOf(payload, each)] as const))
  const recounts = new Map<Counter['recount'], Set<string>>()
  for (const [{ recount }, differences] of found)
    recounts.set(recount, new Set([...(recounts.get(recount) ?? []), ...differences.map(({ key }) => key)]))
  for (const [recount, keys] of recounts) for (const key of keys) await recount(req, key, 'document')
  return found.flatMap(([, differences]) => differences)
}
