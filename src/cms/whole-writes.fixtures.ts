import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { DatabaseAdapterObj } from 'payload'
import { withAtomicWrites } from './atomic-writes'

const databaseOf = (url: string) => drizzle({ connection: { url } })

type Drizzle = ReturnType<typeof databaseOf>

export const clientOf = (url: string): Drizzle['$client'] => databaseOf(url).$client

export type Client = Drizzle['$client']

export type Work = () => Promise<unknown>

/** An open SQLite database; each write of its adapter runs the given work. */
export type WholeDatabase = {
  drizzle: Drizzle
  client: Client
  sessions: Record<string, { db: { $client: Client } }>
  updateOne: (args: { work: Work; req?: { transactionID: string } }) => Promise<unknown>
}

const names = [
  ...['create', 'createGlobal', 'createGlobalVersion', 'createVersion', 'deleteMany', 'deleteOne', 'deleteVersions'],
  ...['updateGlobal', 'updateGlobalVersion', 'updateJobs', 'updateMany', 'updateOne', 'updateVersion', 'upsert'],
]

/** A real SQLite database with atomic writes and none of Payload's tables. */
export async function wholeDatabase(url: string): Promise<WholeDatabase> {
  const runs = ({ work }: { work: Work }): Promise<unknown> => work()
  const open = databaseOf(url)
  const adapter = {
    init: () => ({
      sessions: {},
      drizzle: open,
      client: open.$client,
      connect: () => Promise.resolve(),
      ...Object.fromEntries(names.map((name) => [name, runs])),
    }),
  } as unknown as DatabaseAdapterObj
  const db = withAtomicWrites(adapter).init({ payload: {} } as never)
  await db.connect?.()
  return db as unknown as WholeDatabase
}
