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

type Client = {
  execute: (...args: never[]) => Promise<unknown>
  batch?: (statements: never[]) => Promise<unknown>
}

type Request = { transactionID?: number | string | Promise<number | string> }

type Send = (args: { req?: Request }) => Promise<unknown>

/** What Payload's adapter for SQLite has of its connection, and of those that a request may have for itself. */
type Database = {
  client: Client
  sessions?: Readonly<Record<number | string, { db: { $client: Client } }>>
  waitForWrites?: (client: Client, giveWay?: GiveWay) => void
  writeWhole?: <T>(work: () => Promise<T>) => Promise<T>
}

/** Lets the other work of the process go first. */
type GiveWay = () => Promise<void>

/** A write of one connection; it has ended where something that it began comes back late. */
type Write = { isOpen: boolean; ended: Promise<void> }

/**
 * Another connection to the same file: its statements wait for writes too, and its writes are whole (`in-bulk.ts`).
 * @param giveWay called before each of its statements outside of a write, where no other has to wait for what is half written
 */
export function joinWrites(db: object, client: Client, giveWay?: GiveWay): void {
  ;(db as Database).waitForWrites?.(client, giveWay)
}

/** Several statements of ours on the common connection, whole or not at all. */
export function writeWhole<T>(db: object, work: () => Promise<T>): Promise<T> {
  const { writeWhole: whole } = db as Database
  if (!whole) throw new Error('The database adapter writes nothing whole')
  return whole(work)
}

/**
 * A SQLite whose documents are written whole or not at all. Payload replaces a document row by row: it deletes those of
 * its lists and languages and inserts the new ones, and what failed between the two, or was killed there, left a document
 * without them. libsql's own transactions are no way out, as each leaves a new connection behind: the statements
 * of a write are put between BEGIN and COMMIT on its connection, and everybody else's wait until it has ended.
 */
export const withWholeWrites = <T extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> =>
  wrapped(adapter, (db) => {
    const database = db as unknown as Database
    const within = new AsyncLocalStorage<Write>()
    const executes = new WeakMap<Client, Execute>()
    let current: Write | null = null
    let last: Promise<unknown> = Promise.resolve()

    const isWithin = (): boolean => within.getStore()?.isOpen === true

    database.waitForWrites = (client, giveWay) => {
      const execute = client.execute.bind(client) as Execute
      executes.set(client, execute)
      client.execute = async (...args: unknown[]) => {
        if (giveWay && !isWithin()) await giveWay()
        while (current && !isWithin()) await current.ended
        return execute(...args)
      }
    }

    const connect = db.connect?.bind(db)
    db.connect = async (options) => {
      await connect?.(options)
      joinWrites(db, database.client)
      database.client.batch = inTurn
    }

    /** Statements that belong together, as a migration sends them: libsql would begin a transaction within ours. */
    const inTurn = (statements: readonly unknown[]): Promise<unknown[]> =>
      whole(undefined, async () => {
        const results: unknown[] = []
        for (const statement of statements) results.push(await database.client.execute(statement as never))
        return results
      })

    /** The connection that the statements of a write go by. */
    async function executeOf(req: Request | undefined): Promise<Execute> {
      const session = await req?.transactionID
      const known =
        typeof session === 'string' || typeof session === 'number' ? database.sessions?.[session] : undefined
      const execute = executes.get(known?.db.$client ?? database.client)
      if (!execute) throw new Error('The database is not connected')
      return execute
    }

    async function begun<Result>(req: Request | undefined, work: () => Promise<Result>): Promise<Result> {
      const execute = await executeOf(req)
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

    function whole<Result>(req: Request | undefined, work: () => Promise<Result>): Promise<Result> {
      if (isWithin()) return work()
      const written = last.then(() => begun(req, work))
      last = written.catch(() => undefined)
      return written
    }

    database.writeWhole = (work) => whole(undefined, work)
    for (const name of writes) {
      const write = (Reflect.get(db, name) as unknown as Send).bind(db)
      Reflect.set(db, name, (args: Parameters<Send>[0]) => whole(args.req, () => write(args)))
    }
  })
