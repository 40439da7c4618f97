import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/core/env'
import { releaseDatabase, releaseLock, takeDatabase, takeLock } from '../server/lock.mjs'
import { checkVersion, compareRows, databaseFile, readManifest, type Manifest } from './backup/manifest'
import { isEmptyPostgres, readPostgres, restorePostgres } from './backup/postgres'
import { readSqlite } from './backup/sqlite'
import { messageOf, step, StepError } from './lib/steps.mjs'

/**
 * `npm run restore -- /backup/of/today`: replaces the database and the pictures with a backup, while the server is
 * stopped. The old ones are moved aside, not deleted; on PostgreSQL the database must be empty.
 */
const [given] = process.argv.slice(2)
const folder = path.resolve(given ?? '')
const kind = env.postgres ? 'postgres' : 'sqlite'
const database = path.join(folder, databaseFile[kind])
const live = env.sqliteFile
const aside = `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`

let manifest: Manifest | null = null
await step('Backup', async () => {
  if (!given) throw new StepError('no backup was named', 'Call it as `npm run restore -- /folder/of/the/backup`.')
  manifest = await readManifest(folder)
  if (manifest.database !== kind)
    throw new StepError(`it is one of ${manifest.database}, and the site uses ${kind}`, 'Set DATABASE_URL to fit.')
  checkVersion(manifest)
  if (kind === 'sqlite') compareRows(manifest.rows, readSqlite(database).rows)
  return `made ${manifest.made}`
})

/** Files to move aside; a journal left beside the restored SQLite file would corrupt it. */
const places = [env.mediaDir, ...(live === null ? [] : [live, `${live}-wal`, `${live}-shm`])]
const copies = [
  { from: path.join(folder, 'media'), to: env.mediaDir },
  ...(live === null ? [] : [{ from: database, to: live }]),
].filter(({ from }) => existsSync(from))
const copyOf = (name: string): string => `${name}.restoring`

/** @throws StepError where a folder cannot be renamed because it is a mount point, such as a container's volume */
function checkMoves(name: string): void {
  const elsewhere = `${name}.moving`
  try {
    renameSync(name, elsewhere)
    renameSync(elsewhere, name)
  } catch (error) {
    throw new StepError(
      `${name} cannot be moved aside (${messageOf(error)})`,
      'Mount that disk at another place and put a link to it here, or set DATA_DIR to a folder on it.',
    )
  }
}

await step('Copies', async () => {
  takeLock(env.dataDir)
  if (live !== null) takeDatabase(live)
  if (env.postgres && !(await isEmptyPostgres(env.databaseUrl)))
    throw new StepError('the database has tables', 'Make an empty one (createdb), and name it in DATABASE_URL.')
  places.filter((name) => existsSync(name)).forEach(checkMoves)
  // Everything is copied before old files are moved, so that an error until then leaves the site unchanged.
  const clear = () => copies.forEach(({ to }) => rmSync(copyOf(to), { recursive: true, force: true }))
  clear()
  process.once('exit', clear)
  // On a full disk `cpSync` sometimes throws "input/output error" instead of ENOSPC (Node 24), so this uses `cp`.
  for (const { from, to } of copies) await cp(from, copyOf(to), { recursive: true })
  if (env.postgres) await restorePostgres(database, env.databaseUrl)
  return `${Object.keys(manifest?.files ?? {}).length} pictures`
})

await step('What is there', () => {
  const old = places.filter((name) => existsSync(name))
  if (old.length === 0) return 'nothing'
  // Each beside its place: DATABASE_URL may name a file of another disk, to which nothing can be moved.
  const asides = new Set<string>()
  for (const name of old) {
    const beside = path.join(path.dirname(name), aside)
    mkdirSync(beside, { recursive: true })
    renameSync(name, path.join(beside, path.basename(name)))
    asides.add(beside)
  }
  return `moved to ${[...asides].join(' and ')}`
})

await step('Database', async () => {
  for (const { to } of copies) renameSync(copyOf(to), to)
  const { rows } = live === null ? await readPostgres(env.databaseUrl) : readSqlite(live)
  compareRows(manifest?.rows ?? {}, rows)
  return `${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows`
})
if (live !== null) releaseDatabase(live)
releaseLock(env.dataDir)
process.exit(0)
