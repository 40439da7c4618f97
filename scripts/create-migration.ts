import config from '@payload-config'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getPayload } from 'payload'
import { withDeletionRules } from './lib/deletion-rules'

const name = process.argv[2] ?? 'change'
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
const folder = payload.db.migrationDir
const known = new Set(readdirSync(folder))
await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true })

const made = readdirSync(folder).filter((file) => !known.has(file) && file.endsWith('.ts'))
for (const file of payload.db.name === 'sqlite' ? made : []) {
  const source = path.join(folder, file)
  const snapshot: unknown = JSON.parse(readFileSync(source.replace(/ts$/, 'json'), 'utf8'))
  const migration = withDeletionRules(readFileSync(source, 'utf8'), snapshot as Parameters<typeof withDeletionRules>[1])
  writeFileSync(source, migration)
}
