import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import type { SqlRequest } from './sql'
import { wrapped } from './wrapped-database'

type Work = (transaction: object) => Promise<unknown>
type Drizzle = { transaction: (work: Work, options?: unknown) => Promise<unknown> }
type Adapter = { readonly drizzle: Drizzle; readonly sessions?: Readonly<Record<string, { readonly db: object }>> }

/** The outcome of each transaction, by the handle that its statements run on. */
const ends = new WeakMap<object, Promise<unknown>>()
const watched = new WeakSet<Drizzle>()

type Follower = (isKept: boolean) => Promise<void>

/** Callbacks that wait for the end of a transaction, by its handle. */
const followers = new WeakMap<object, Follower[]>()

const sessionOf = (db: object, id: number | string): object | undefined => (db as Adapter).sessions?.[id]?.db

async function follow(transaction: object, isKept: boolean): Promise<void> {
  const waiting = followers.get(transaction) ?? []
  followers.delete(transaction)
  for (const follower of waiting)
    await follower(isKept).catch((error: unknown) => {
      // The transaction has ended, so a failing callback cannot change its result.
      console.error('What follows a transaction failed', error)
    })
}

/** The handle of the request's transaction; undefined without one. */
async function transactionOf({ payload, transactionID }: SqlRequest): Promise<object | undefined> {
  const id = await transactionID
  return id === undefined ? undefined : sessionOf(payload.db, id)
}

/**
 * Whether the request is in a transaction. Its id alone does not tell: on SQLite, Payload's loader of relations leaves
 * `{}` there, which is what JSON makes of its promise.
 */
export const isInTransaction = async (req: SqlRequest): Promise<boolean> => (await transactionOf(req)) !== undefined

/**
 * Runs `follower` once the request's transaction has committed (`true`) or rolled back (`false`), at once where there
 * is none. For side effects that cannot be rolled back, such as deleting a file.
 */
export async function afterTransaction(req: SqlRequest, follower: Follower): Promise<void> {
  const transaction = await transactionOf(req)
  if (!transaction) return follower(true)
  followers.set(transaction, [...(followers.get(transaction) ?? []), follower])
}

function watch(drizzle: Drizzle): void {
  if (watched.has(drizzle)) return
  watched.add(drizzle)
  const open = drizzle.transaction.bind(drizzle)
  drizzle.transaction = (work, options) => {
    const end = open((transaction) => {
      ends.set(transaction, end)
      return work(transaction)
    }, options)
    return end
  }
}

/**
 * Makes a failed COMMIT an error. Payload ignores PostgreSQL's response to COMMIT: where the connection was cut
 * before it, a call reported success although nothing was stored.
 */
export const withCheckedCommits = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> =>
  wrapped(adapter, (db) => {
    // `drizzle` is read later, since Payload connects after this.
    const own = db as unknown as Adapter
    const [begin, commit] = [db.beginTransaction.bind(db), db.commitTransaction.bind(db)]
    const rollback = db.rollbackTransaction.bind(db)
    db.beginTransaction = (options) => {
      watch(own.drizzle)
      return begin(options)
    }
    db.commitTransaction = async (given) => {
      const id = await given
      const transaction = sessionOf(db, id)
      let isKept = false
      try {
        await commit(id)
        if (transaction) await ends.get(transaction)
        isKept = true
      } finally {
        if (transaction) await follow(transaction, isKept)
      }
    }
    db.rollbackTransaction = async (given) => {
      const transaction = sessionOf(db, await given)
      await rollback(given)
      if (transaction) await follow(transaction, false)
    }
  })
