import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { StepError } from '../lib/steps.mjs'

const manifestName = 'manifest.json'

const shape = z.object({
  made: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** SHA-256 of the database file. */
  sha256: z.string(),
  /** Names of the migrations applied to the database. */
  migrations: z.array(z.string()),
  /** Number of rows by table. */
  rows: z.record(z.string(), z.number()),
  /** Size of each picture in bytes, by its path below `media`. */
  files: z.record(z.string(), z.number()),
})

/** The contents of a backup, by which restore detects an incomplete one and one of a newer version. */
export type Manifest = z.infer<typeof shape>

export const databaseFile = { sqlite: 'database.db', postgres: 'database.dump' } as const

export const manifestPath = (folder: string): string => path.join(folder, manifestName)

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Every file below a folder, or below the one that it is a link to, by its path from there. */
export function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort()
}

/** Bytes of every file below a folder. */
export const filesIn = (folder: string): Record<string, number> =>
  Object.fromEntries(namesIn(folder).map((name) => [name, statSync(path.join(folder, name)).size]))

const broken = (folder: string, why: string): StepError =>
  new StepError(`${folder} is no whole backup: ${why}`, 'Take another one; nothing was changed.')

/** The parsed manifest, or null if it is not valid. */
function parsed(text: string): Manifest | null {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Reads a backup's manifest and compares it with the backup's files.
 * @throws StepError with the first difference
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = manifestPath(folder)
  if (!existsSync(file)) throw broken(folder, `${manifestName} is missing`)
  const manifest = parsed(readFileSync(file, 'utf8'))
  if (!manifest) throw broken(folder, `${manifestName} cannot be read`)
  const database = path.join(folder, databaseFile[manifest.database])
  if (!existsSync(database)) throw broken(folder, 'its database is missing')
  if ((await sha256Of(database)) !== manifest.sha256)
    throw broken(folder, 'its database is not the one that was written')
  const there = filesIn(path.join(folder, 'media'))
  for (const [name, size] of Object.entries(manifest.files))
    if (there[name] !== size) throw broken(folder, `media/${name} is missing or cut`)
  return manifest
}

/** @throws StepError when the database has a migration that this version does not know */
export function checkVersion({ database, migrations }: Pick<Manifest, 'database' | 'migrations'>): void {
  const known = new Set(readdirSync(path.resolve('src/migrations', database)).map((file) => file.replace(/\.ts$/, '')))
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown)
    throw new StepError(
      `the backup is of a newer program: this one does not know the migration ${unknown}`,
      'Check out the version that made it, or a newer one.',
    )
}

/** @throws StepError when a table of the database has another number of rows than the backup */
export function compareRows(wanted: Manifest['rows'], found: Manifest['rows']): void {
  for (const [table, rows] of Object.entries(wanted))
    if (found[table] !== rows)
      throw new StepError(
        `${table} has ${String(found[table] ?? 'no')} rows where the backup has ${rows}`,
        'Take another backup, and restore it into an empty folder.',
      )
}
