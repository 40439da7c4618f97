import type { Payload } from 'payload'
import { AppError } from '@/core/errors'
import { keyedLock } from '@/core/keyed-lock'
import type { Refusal } from '@/cms/guards/refusals'

/** The client of `pg`, which only a site on PostgreSQL loads. */
type Client = {
  connect: () => Promise<unknown>
  query: (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  on: (event: 'error', listener: (error: Error) => void) => unknown
  end: () => Promise<void>
}

type Pool = { Client: new (options: unknown) => Client; options: object }

const tooMany: Refusal = 'refusals.tooMany'
const notNow: Refusal = 'refusals.storage'

/** More calls than this waiting for one account are an attack on it. */
const longest = 200
const pollMilliseconds = 20

/** How long to wait for another process. One whose machine fails keeps a lock until PostgreSQL notices, hours later. */
const patienceMilliseconds = 30_000

const locks = keyedLock<number>()

let client: Promise<Client> | null = null

/** Firewalls and proxies may drop an idle connection silently: only a query that times out reveals that. */
const watchful = { keepAlive: true, query_timeout: 5000 } as const

/** A connection outside the pool: locks on a pooled one would take it away from the calls that wait for them. */
async function connected(pool: Pool): Promise<Client> {
  client ??= (async () => {
    const made = new pool.Client({ ...pool.options, ...watchful })
    made.on('error', () => {
      client = null
    })
    await made.connect()
    return made
  })().catch((error: unknown) => {
    client = null
    throw error
  })
  return client
}

/** Closes a connection that does not respond, and with it releases the locks it holds. */
async function giveUp(held: Client): Promise<void> {
  if ((await client?.catch(() => null)) === held) client = null
  held.end().catch(() => undefined)
}

const poolOf = (payload: Payload): Pool | null => {
  const pool: unknown = payload.db.name === 'postgres' ? Reflect.get(payload.db, 'pool') : null
  return pool ? (pool as Pool) : null
}

/** Tries to take a lock: whether it was free, or null where the connection did not respond. */
async function tryLock(held: Client, key: string): Promise<boolean | null> {
  try {
    const { rows } = await held.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine', [key])
    return rows[0]?.mine === true
  } catch {
    await giveUp(held)
    return null
  }
}

async function lockAcross(payload: Payload, account: number, until: number): Promise<() => Promise<void>> {
  const pool = poolOf(payload)
  if (!pool) return () => Promise.resolve()
  const key = `users:${account}`
  for (;;) {
    const held = await connected(pool)
    const isMine = await tryLock(held, key)
    if (isMine === true)
      return async () => {
        // A connection that broke has lost its locks already.
        await held.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch(() => giveUp(held))
      }
    if (performance.now() > until) throw new AppError('unavailable', notNow)
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
  }
}

/**
 * Waits until no other call changes an account; returns the function that releases it. Payload writes a user back
 * whole, as read before hashing a password, so concurrent changes would be lost (ACT-02). Calls of one process queue in
 * memory; between processes, which only PostgreSQL serves, an advisory lock does the same.
 * @throws AppError tooManyRequests where too many wait for the account, unavailable where another process does not end
 */
export async function lockAccount(payload: Payload, account: number): Promise<() => Promise<void>> {
  if (locks.length(account) >= longest) throw new AppError('tooManyRequests', tooMany)
  // The deadline is set before queueing, so a call behind others that time out waits no longer than they do.
  const until = performance.now() + patienceMilliseconds
  const release = await locks.take(account)
  try {
    const unlock = await lockAcross(payload, account, until)
    return async () => {
      await unlock()
      release()
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Does `work` while no other call changes the account. */
export async function withAccountLock<Result>(
  payload: Payload,
  account: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = await lockAccount(payload, account)
  try {
    return await work()
  } finally {
    await release()
  }
}
