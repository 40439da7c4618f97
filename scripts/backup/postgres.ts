import { devNull } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { findPostgres } from '../lib/services'
import { run, StepError } from '../lib/steps.mjs'
import type { Manifest } from './manifest'

type DatabaseContents = Pick<Manifest, 'migrations' | 'rows'> & { readonly pictures: readonly string[] }

/** The path of a PostgreSQL program: Debian keeps them outside PATH, other systems have the clients on it. */
const program = (name: string): string => {
  const folder = findPostgres()
  return folder ? path.join(folder, name) : name
}

/** Placeholder host, since `URL` cannot parse the address of a Unix socket, which has none. */
const onSocket = 'socket.invalid'

/**
 * An address for PostgreSQL's programs. Its password moves to PGPASSWORD, since command lines are visible to every user of
 * the machine, and `sslmode=no-verify`, which only the site's driver knows, becomes `require`.
 */
export function forPrograms(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url.replace('@/', `@${onSocket}/`))
  const { password } = address
  address.password = ''
  if (address.searchParams.get('sslmode') === 'no-verify') address.searchParams.set('sslmode', 'require')
  address.searchParams.delete('uselibpqcompat')
  return {
    address: address.href.replace(`@${onSocket}/`, '@/'),
    env: password ? { ...process.env, PGPASSWORD: decodeURIComponent(password) } : process.env,
  }
}

const called = (name: string, args: string[], env = process.env): Promise<unknown> =>
  run(program(name), args, { quiet: true, env }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new StepError(
      `${name} failed: ${why}`,
      "PostgreSQL's client programs must be of the server's version or newer.",
    )
  })

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const texts = async (client: pg.Client, statement: string): Promise<string[]> => {
  const { rows } = await client.query<Record<string, unknown>>(statement)
  return rows.flatMap((row) => {
    const [value] = Object.values(row)
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
  })
}

const tablesOf = (client: pg.Client): Promise<string[]> =>
  texts(client, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")

async function read(client: pg.Client): Promise<DatabaseContents> {
  const rows: Record<string, number> = {}
  for (const table of await tablesOf(client))
    rows[table] = Number((await texts(client, `SELECT count(*) FROM "${table}"`))[0])
  const columns = await texts(
    client,
    "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'media' AND column_name LIKE '%filename'",
  )
  const pictures: string[] = []
  for (const column of columns) pictures.push(...(await texts(client, `SELECT "${column}" FROM media`)))
  return {
    migrations: await texts(client, 'SELECT name FROM payload_migrations WHERE batch > 0'),
    rows,
    pictures,
  }
}

export const readPostgres = (url: string): Promise<DatabaseContents> => withClient(url, read)

/**
 * Reads all data of a dump, since its table of contents is at the beginning and is complete even in a truncated file.
 * @throws StepError when the dump cannot be read to its end
 */
export async function readDump(file: string): Promise<void> {
  await called('pg_restore', ['-f', devNull, file])
}

/** Dumps a snapshot of a live database and returns the rows and pictures of that same snapshot. */
export const dumpPostgres = (url: string, to: string): Promise<DatabaseContents> =>
  withClient(url, async (client) => {
    // As pg_dump does for itself: the snapshot has to outlast whatever the server allows a site's own transactions.
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0')
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const [snapshot = ''] = await texts(client, 'SELECT pg_export_snapshot()')
    const told = await read(client)
    const { address, env } = forPrograms(url)
    await called('pg_dump', ['-Fc', `--snapshot=${snapshot}`, '-f', to, address], env)
    await client.query('COMMIT')
    await readDump(to)
    return told
  })

export const isEmptyPostgres = async (url: string): Promise<boolean> => (await withClient(url, tablesOf)).length === 0

/** Restores a dump in one transaction, without owners and privileges, whose roles may not exist on this server. */
export function restorePostgres(from: string, url: string): Promise<unknown> {
  const { address, env } = forPrograms(url)
  const args = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', '-d', address, from]
  return called('pg_restore', args, env)
}
