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

type Counter = (typeof counters)[number]

async function differencesOf(payload: Payload, { counter, rows }: Counter): Promise<Difference[]> {
  const [counted, kept] = await Promise.all([
    numbersOf(payload, rows),
    numbersOf(payload, sql`SELECT key, ${sql.identifier(counter)} AS number FROM stats`),
  ])
  return [...new Set([...counted.keys(), ...kept.keys()])].flatMap((key) => {
    const [was, is] = [kept.get(key) ?? 0, counted.get(key) ?? 0]
    return was === is ? [] : [{ key, counter, was, is }]
  })
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
