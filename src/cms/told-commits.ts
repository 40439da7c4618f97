import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { wrapped } from './wrapped-database'

type Work = (transaction: object) => Promise<unknown>
type Drizzle = { transaction: (work: Work, options?: unknown) => Promise<unknown> }
type Adapter = { readonly drizzle: Drizzle; readonly sessions?: Readonly<Record<string, { readonly db: object }>> }

/** How each transaction ends, by what its statements are run with. */
const ends = new WeakMap<object, Promise<unknown>>()
const watched = new WeakSet<Drizzle>()

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
 * A database that says when what was written is not kept. Payload throws away what PostgreSQL answers to a commit:
 * where the connection was cut before it, a call was told that it succeeded, and nothing of it was there.
 */
export const withToldCommits = <T extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> =>
  wrapped(adapter, (db) => {
    // Payload makes the connection after this.
    const own = db as unknown as Adapter
    const [begin, commit] = [db.beginTransaction.bind(db), db.commitTransaction.bind(db)]
    db.beginTransaction = (options) => {
      watch(own.drizzle)
      return begin(options)
    }
    db.commitTransaction = async (given) => {
      const id = await given
      const session = own.sessions?.[id]
      await commit(id)
      if (session) await ends.get(session.db)
    }
  })
