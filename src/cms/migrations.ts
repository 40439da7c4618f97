import { readdir } from 'node:fs/promises'
import type { Payload } from 'payload'
import { isSqlite, readSql, sql } from './sql'
import { writeWhole } from './whole-writes'

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
 * Applies the migrations that a database lacks. On SQLite all of them or none: it would keep the half of one that failed
 * or was killed, and no later start could go on. Rows go with none meanwhile, since a table that is made anew would take
 * along what refers to the old one; within a transaction that can't be set (sqlite.org/lang_altertable.html).
 */
export async function migrate(payload: Payload): Promise<void> {
  if (!isSqlite(payload)) return payload.db.migrate()
  await readSql(payload, sql`PRAGMA foreign_keys = OFF`)
  await writeWhole(payload.db, () => payload.db.migrate())
  await readSql(payload, sql`PRAGMA foreign_keys = ON`)
}
