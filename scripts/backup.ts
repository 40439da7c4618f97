import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/core/env'
import { databaseFile, filesIn, manifestPath, sha256Of, type Manifest } from './backup/manifest'
import { copyPictures } from './backup/pictures'
import { dumpPostgres } from './backup/postgres'
import { copySqlite, readSqlite } from './backup/sqlite'
import { failed, step, StepError } from './lib/steps.mjs'

/**
 * `npm run backup -- /backup/of/today`: backs up a consistent snapshot of the database, and its pictures, while the
 * server runs. The default folder is `DATA_DIR/backups/<date and time>`. An incomplete backup has no manifest; one
 * that misses only pictures has one, and exits with 1.
 */
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const target = path.resolve(process.argv[2] ?? path.join(env.dataDir, 'backups', stamp))
const unfinished = `${target}.unfinished`
const kind = env.postgres ? 'postgres' : 'sqlite'
const file = path.join(unfinished, databaseFile[kind])

await step('Folder', () => {
  if (process.argv.length > 3 || process.argv[2]?.startsWith('-'))
    throw new StepError(
      `${process.argv.slice(2).join(' ')} names no folder`,
      'Call it as `npm run backup -- /folder/of/the/backup`, or without one.',
    )
  if (existsSync(target)) throw new StepError(`${target} is there already`, 'Name a folder that is not.')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  // Deletes a partial backup, which would keep a full disk full; a complete one has been renamed by then.
  process.once('exit', () => rmSync(unfinished, { recursive: true, force: true }))
  return target
})

// Pictures are copied before and after the database, so that each row of its snapshot has a file: deleted and replaced
// ones were copied before, and new ones are written before their row. The second pass shortens the time until the snapshot.
const media = path.join(unfinished, 'media')
// A minute earlier, since the clock of a file server may be slow.
const begun = Date.now() - 60_000
await step('Pictures until now', async () => {
  await copyPictures(env.mediaDir, media)
  await copyPictures(env.mediaDir, media, begun)
})

let told: Awaited<ReturnType<typeof dumpPostgres>> | null = null
await step('Database', async () => {
  if (env.sqliteFile === null) told = await dumpPostgres(env.databaseUrl, file)
  else {
    copySqlite(env.sqliteFile, file)
    told = readSqlite(file)
  }
  return `${Object.values(told.rows).reduce((sum, rows) => sum + rows, 0)} rows`
})

let missing: string[] = []
await step('Pictures', async () => {
  await copyPictures(env.mediaDir, media, begun)
  const files = filesIn(media)
  missing = (told?.pictures ?? []).filter((name) => !(name in files))
  return `${Object.keys(files).length} files`
})

await step('Manifest', async () => {
  const manifest: Manifest = {
    made: new Date().toISOString(),
    database: kind,
    sha256: await sha256Of(file),
    migrations: [...(told?.migrations ?? [])],
    rows: told?.rows ?? {},
    files: filesIn(media),
  }
  writeFileSync(manifestPath(unfinished), JSON.stringify(manifest, null, 2))
  renameSync(unfinished, target)
})

// The rest can be restored, but the exit code has to tell a nightly job that pictures are missing.
if (missing.length > 0) {
  for (const name of missing) console.error(`  ${name} has a row and no file`)
  failed(
    'Backup',
    new StepError(
      `${missing.length} ${missing.length === 1 ? 'picture is' : 'pictures are'} missing; everything else is in ${target}`,
      'Put the files back into the folder of the pictures, or upload them again in the admin, and back up once more.',
    ),
  )
}
process.exit(0)
