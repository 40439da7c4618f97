import { AsyncLocalStorage } from 'node:async_hooks'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { wrapped } from './wrapped-database'

/** What Payload's adapter writes with; each of them is statements alone, a few milliseconds of them. */
const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const satisfies readonly (keyof BaseDatabaseAdapter)[]

type Execute = (...args: unknown[]) => Promise<unknown>

type Client = { execute: Execute }

/** A write of the one connection; it has ended where something that it began comes back late. */
type Write = { isOpen: boolean; ended: Promise<void> }

/**
 * A SQLite whose documents are written whole or not at all. Payload replaces a document row by row: it deletes those of
 * its lists and languages and inserts the new ones, and what failed between the two, or was killed there, left a document
 * without them. libsql's own transactions are no way out, as each leaves a new connection behind: the statements
 * of a write are put between BEGIN and COMMIT on the one connection, and everybody else's wait until it has ended.
 */
export const withWholeWrites = <T extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> =>
  wrapped(adapter, (db) => {
    const within = new AsyncLocalStorage<Write>()
    let current: Write | null = null
    let last: Promise<unknown> = Promise.resolve()
    let execute: Execute = () => Promise.reject(new Error('The database is not connected'))

    const isWithin = (): boolean => within.getStore()?.isOpen === true

    const connect = db.connect?.bind(db)
    db.connect = async (options) => {
      await connect?.(options)
      const client = Reflect.get(db, 'client') as Client
      execute = client.execute.bind(client)
      client.execute = async (...args) => {
        while (current && !isWithin()) await current.ended
        return execute(...args)
      }
    }

    async function begun<Result>(work: () => Promise<Result>): Promise<Result> {
      let end: () => void = () => undefined
      const write: Write = { isOpen: true, ended: new Promise((resolve) => (end = resolve)) }
      current = write
      try {
        await execute('BEGIN IMMEDIATE')
        try {
          const result = await within.run(write, work)
          await execute('COMMIT')
          return result
        } catch (error) {
          // A full disk has ended it already.
          await execute('ROLLBACK').catch(() => undefined)
          throw error
        }
      } finally {
        write.isOpen = false
        current = null
        end()
      }
    }

    function whole<Result>(work: () => Promise<Result>): Promise<Result> {
      if (isWithin()) return work()
      const written = last.then(() => begun(work))
      last = written.catch(() => undefined)
      return written
    }

    for (const name of writes) {
      const write = (Reflect.get(db, name) as (...args: unknown[]) => Promise<unknown>).bind(db)
      Reflect.set(db, name, (...args: unknown[]) => whole(() => write(...args)))
    }
  })
