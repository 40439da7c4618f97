import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { readSql, sql, toNumber, type Statement } from '@/cms/sql'
import { columnOf, type Counter } from '@/cms/stats/sql'
import { countedOf, counters, recountOf, type CountedRows } from './counts'

/** A counter whose stored value (`was`) differs from its rows (`is`). */
type Difference = { readonly key: string; readonly counter: string; readonly was: number; readonly is: number }

const all = Object.entries(counters).map(([name, { of, value }]) => ({
  counter: columnOf(name as Counter),
  of,
  rows: countedOf({ of, value }),
}))

type Compared = (typeof all)[number]

/** One statement reads both sides, so that a concurrent write is seen on both or on neither. */
const compared = ({ counter, rows }: Compared): Statement =>
  sql`SELECT key, SUM(counted) AS counted, SUM(kept) AS kept FROM (
        SELECT key, number AS counted, 0 AS kept FROM (${rows}) AS counts
        UNION ALL
        SELECT key, 0 AS counted, COALESCE(${sql.identifier(counter)}, 0) AS kept FROM stats
      ) AS sides GROUP BY key HAVING SUM(counted) <> SUM(kept)`

async function differencesOf(payload: Payload, each: Compared): Promise<Difference[]> {
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
  const found = await Promise.all(all.map(async (each) => [each, await differencesOf(payload, each)] as const))
  const recounts = new Map<CountedRows, Set<string>>()
  for (const [{ of }, differences] of found)
    recounts.set(of, new Set([...(recounts.get(of) ?? []), ...differences.map(({ key }) => key)]))
  for (const [of, keys] of recounts) for (const key of keys) await recountOf(of)(req, key, 'document')
  return found.flatMap(([, differences]) => differences)
}
