import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { typescript } from '../../scripts/lib/steps.mjs'
import { at } from './client'

export const isPostgres = process.env.TEST_DATABASE === 'postgres'

/** Runs a statement on a PostgreSQL database, by default the site's. */
export async function onPostgres(statement: string, url = process.env.DATABASE_URL): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Opens the site's SQLite file. The driver has no busy timeout of its own, so it is set by a PRAGMA. */
async function openSqlite() {
  const { default: Database } = await import('libsql')
  const database = new Database(path.join(process.env.DATA_DIR ?? '', 'sporeprint.db'))
  database.exec('PRAGMA busy_timeout = 15000')
  return database
}

/** Runs a statement on the site's own database, beside the site. */
export async function onDatabase(statement: string): Promise<void> {
  if (isPostgres) return onPostgres(statement)
  const database = await openSqlite()
  try {
    database.exec(statement)
  } finally {
    database.close()
  }
}

/** The first row of a query on the site's database, past all caches of the site. */
export async function rowOf(query: string): Promise<Record<string, unknown>> {
  if (!isPostgres) {
    const database = await openSqlite()
    const row: unknown = database.prepare(query).get()
    database.close()
    return Object(row) as Record<string, unknown>
  }
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(query)
  await client.end()
  return rows[0] ?? {}
}

/**
 * Runs a command-line program of the site and returns its output.
 * @throws Error with the output where it fails
 */
export async function runProgram(
  script: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const ended = promisify(execFile)(process.execPath, [...typescript, `scripts/${script}.ts`, ...args], { env })
  return ended.then(
    ({ stdout }) => stdout,
    (error: unknown) => Promise.reject(new Error(`${String(at(error, 'stdout'))}${String(at(error, 'stderr'))}`)),
  )
}
