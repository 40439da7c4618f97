import Database from 'libsql'
import { existsSync } from 'node:fs'
import { StepError } from '../lib/steps.mjs'
import type { Manifest } from './manifest'

type DatabaseContents = Pick<Manifest, 'migrations' | 'rows'> & { readonly pictures: readonly string[] }

const patience = 60_000

const open = (file: string): Database.Database => new Database(file, { timeout: patience })

const texts = (rows: unknown[]): string[] =>
  rows.map((row) => String(Object.values(row as Record<string, unknown>)[0])).filter((text) => text !== 'null')

/** Files that rows of `media` name, including every size. */
function picturesOf(database: Database.Database): string[] {
  const columns = texts(
    database.prepare("SELECT name FROM pragma_table_info('media') WHERE name LIKE '%filename'").all(),
  )
  return columns.flatMap((column) => texts(database.prepare(`SELECT "${column}" FROM media`).all()))
}

/**
 * Opens a database file, checks its integrity and counts its rows.
 * @throws StepError when the file is damaged
 */
export function readSqlite(file: string): DatabaseContents {
  const database = open(file)
  try {
    const [state = 'nothing'] = texts(database.prepare('PRAGMA integrity_check').all())
    if (state !== 'ok') throw new StepError(`${file} is damaged: ${state}`, 'Take another backup.')
    const tables = texts(database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all())
    const own = tables.filter((name) => !name.startsWith('sqlite_'))
    return {
      migrations: texts(database.prepare('SELECT name FROM payload_migrations WHERE batch > 0').all()),
      rows: Object.fromEntries(
        own.map((name) => [name, Number(texts(database.prepare(`SELECT count(*) FROM "${name}"`).all())[0])]),
      ),
      pictures: picturesOf(database),
    }
  } finally {
    database.close()
  }
}

/** Copies a consistent snapshot of a live database, including its write-ahead log. */
export function copySqlite(from: string, to: string): void {
  if (!existsSync(from)) throw new StepError(`${from} is missing`, 'Set DATA_DIR to the folder of the site.')
  const database = open(from)
  try {
    database.prepare('VACUUM INTO ?').run(to)
  } finally {
    database.close()
  }
}
