import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload'
import { env } from '@/core/env'
import { withFinalDeletions } from './final-deletions'
import { withKeptStatements } from './kept-statements'
import { withClaimedJobs } from './mail/claimed-jobs'
import { withPublishedRows } from './one-language'
import { withWriteTimeout } from './write-timeout'
import { SerialClient } from './serial-client'
import { isSqlite, readSql, sql } from './sql'
import { withCheckedCommits } from './checked-commits'
import { withAtomicWrites } from './atomic-writes'
import { withWritesInCreate } from './writes-in-create'

const migrations = (name: string): string => path.resolve('src/migrations', name)

// The data folder does not exist at the first start.
mkdirSync(env.mediaDir, { recursive: true })

/** Wrappers of both databases' adapters. */
const onBoth = <T extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> =>
  withWritesInCreate(withPublishedRows(withFinalDeletions(withClaimedJobs(adapter))))

/**
 * SQLite in a file by default, PostgreSQL when `DATABASE_URL` names one. No `transactionOptions` on SQLite: libsql
 * swaps connections after a transaction and loses the busy timeout, so only each document's write is atomic.
 */
export const database = env.postgres
  ? onBoth(
      withWriteTimeout(
        withCheckedCommits(
          postgresAdapter({
            pool: {
              connectionString: env.databaseUrl,
              Client: SerialClient,
              max: 10,
              // A burst of hundreds of writes may wait for a connection this long; an unreachable database rejects at
              // once.
              connectionTimeoutMillis: 30_000,
              statement_timeout: 5000,
              idle_in_transaction_session_timeout: 10_000,
              // To compile Payload's joins takes PostgreSQL longer than to run them (docs/adr/0141-queries-are-not-compiled.md).
              options: '-c jit=off',
            },
            blocksAsJSON: true,
            push: false,
            migrationDir: migrations('postgres'),
          }),
        ),
      ),
    )
  : onBoth(
      withAtomicWrites(
        withKeptStatements(
          sqliteAdapter({
            client: { url: env.databaseUrl },
            wal: true,
            busyTimeout: 5000,
            autoIncrement: true,
            blocksAsJSON: true,
            push: false,
            migrationDir: migrations('sqlite'),
          }),
        ),
      ),
    )

type Pool = { on: (event: 'error', listener: (error: Error) => void) => unknown }

const isPool = (pool: unknown): pool is Pool =>
  typeof pool === 'object' && pool !== null && typeof Reflect.get(pool, 'on') === 'function'

/**
 * Without a listener, an idle connection that the database cuts would end the process; the pool opens another.
 */
function outliveDatabase(pool: unknown): void {
  if (!isPool(pool)) return
  pool.on('error', (error) => console.error('A connection to the database was lost:', error.message))
}

/**
 * Lets the process survive lost connections to PostgreSQL; on SQLite, mmap halves the time of a bulk read over a file
 * larger than its page cache.
 */
export async function tuneDatabase(payload: Payload): Promise<void> {
  outliveDatabase(Reflect.get(payload.db, 'pool'))
  if (isSqlite(payload)) await readSql(payload, sql`PRAGMA mmap_size = 2147418112`)
}

/**
 * Lets SQLite return before a write is on disk: a killed process loses nothing, a power cut the last moments
 * (sqlite.org/wal.html). Only for the seed, which can be run again; the site never confirms a write that may be lost.
 */
export async function hurryDatabase(payload: Payload): Promise<void> {
  if (isSqlite(payload)) await readSql(payload, sql`PRAGMA synchronous = NORMAL`)
}
