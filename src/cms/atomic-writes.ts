import { AsyncLocalStorage } from 'node:async_hooks'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { wrapped } from './wrapped-database'

/** The adapter's writes; each runs only statements, for a few milliseconds. */
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

/**
 * The parts of Payload's SQLite adapter used here: its connection, and the sessions of requests with one of their own.
 */
type Database = {
  client: Client
  sessions?: Readonly<Record<number | string, { db: { $client: Client } }>>
  waitForWrites?: (client: Client, giveWay?: GiveWay) => void
  writeAtomically?: <T>(work: () => Promise<T>) => Promise<T>
}

/** Lets the other work of the process go first. */
type GiveWay = () => Promise<void>

/** A write on one connection; `isOpen` turns false at its end, so that a late statement is not taken for part of it. */
type Write = { isOpen: boolean; ended: Promise<void> }

/**
 * Adds another connection to the same file: its statements wait for open writes, and its writes are transactions
 * (`in-bulk.ts`).
 * @param giveWay called before each statement outside of a write, where no other work waits for an open transaction
 */
export function joinWrites(db: object, client: Client, giveWay?: GiveWay): void {
  ;(db as Database).waitForWrites?.(client, giveWay)
}

/** Runs several statements on the common connection as one transaction. */
export function writeAtomically<T>(db: object, work: () => Promise<T>): Promise<T> {
  const { writeAtomically: whole } = db as Database
  if (!whole) throw new Error('The database adapter writes nothing whole')
  return whole(work)
}

/**
 * Makes each write of the SQLite adapter atomic. Payload replaces a document row by row, so an error or a kill in
 * between left it without its lists and locales. libsql's own transactions leave a new connection behind, so
 * this sends BEGIN and COMMIT on the write's connection, and all other statements wait until it ends.
 */
export const withAtomicWrites = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> =>
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

    /** Runs a migration's batch: libsql would begin a transaction inside ours. */
    const inTurn = (statements: readonly unknown[]): Promise<unknown[]> =>
      whole(undefined, async () => {
        const results: unknown[] = []
        for (const statement of statements) results.push(await database.client.execute(statement as never))
        return results
      })

    /** The `execute` of the connection that a write runs on: the request's session, or the common one. */
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
          // On a full disk SQLite has already rolled back.
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

    database.writeAtomically = (work) => whole(undefined, work)
    for (const name of writes) {
      const write = (Reflect.get(db, name) as unknown as Send).bind(db)
      Reflect.set(db, name, (args: Parameters<Send>[0]) => whole(args.req, () => write(args)))
    }
  })
