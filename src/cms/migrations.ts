import { readdir } from 'node:fs/promises'
import type { Payload } from 'payload'

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
