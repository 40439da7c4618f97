import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { readSql, sql, toNumber, type Statement } from '@/cms/sql'
import { countHelpfuls, countImpressions, countLikes, countReviews } from './counts'

/** A counter that said something else than the rows. */
export type Difference = { readonly key: string; readonly counter: string; readonly was: number; readonly is: number }

type Numbers = ReadonlyMap<string, number>

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

async function numbersOf(payload: Payload, statement: Statement): Promise<Numbers> {
  const rows = await readSql(payload, statement)
  return new Map(rows.map((row) => [String(row.key), toNumber(row.number) ?? 0]))
}

/** Compares every counter with the rows it counts, and recounts what differs. */
export async function reconcile(payload: Payload): Promise<readonly Difference[]> {
  const req: PayloadRequest = await createLocalReq({}, payload)
  const differences: Difference[] = []
  for (const { counter, rows, recount } of counters) {
    const [counted, kept] = await Promise.all([
      numbersOf(payload, rows),
      numbersOf(payload, sql`SELECT key, ${sql.identifier(counter)} AS number FROM stats`),
    ])
    for (const key of new Set([...counted.keys(), ...kept.keys()])) {
      const [was, is] = [kept.get(key) ?? 0, counted.get(key) ?? 0]
      if (was === is) continue
      await recount(req, key, 'document')
      differences.push({ key, counter, was, is })
    }
  }
  return differences
}
