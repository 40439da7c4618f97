import { readdir } from 'node:fs/promises'
import type { Payload } from 'payload'
import { isSqlite, readSql, sql } from './sql'
import { writeAtomically } from './atomic-writes'

/** The migrations of this version of the site that its database lacks, by name, oldest first. */
export async function missingMigrations({ db }: Pick<Payload, 'db'>): Promise<string[]> {
  const files = await readdir(db.migrationDir)
  const names = files.filter((file) => /^\d{8}_.*\.ts$/.test(file)).map((file) => file.replace(/\.ts$/, ''))
  const { docs } = await db.find<{ name?: string | null }>({
    collection: 'payload-migrations',
    pagination: false,
    limit: names.length,
    where: { name: { in: names } },
  })
  const applied = new Set(docs.map(({ name }) => name))
  return names.filter((name) => !applied.has(name)).toSorted()
}

/**
 * Applies the missing migrations. On SQLite all or none: otherwise a failed or killed one would be left half applied,
 * and block every later start. Foreign keys are off meanwhile, since recreating a table would cascade to the rows that
 * refer to it; a transaction cannot turn them off (sqlite.org/lang_altertable.html).
 */
export async function migrate(payload: Payload): Promise<void> {
  if (!isSqlite(payload)) return payload.db.migrate()
  await readSql(payload, sql`PRAGMA foreign_keys = OFF`)
  await writeAtomically(payload.db, () => payload.db.migrate())
  await readSql(payload, sql`PRAGMA foreign_keys = ON`)
}
