import { reasonOf, sayWhy } from './lib/say-why'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import config from '@payload-config'
import { getPayload } from 'payload'
import { hurryDatabase, tuneDatabase } from '@/cms/db'
import { env } from '@/core/env'
import { ensureAdmin, seed } from '@/seed/loader/run'
import { removalReport, removeSamples } from '@/seed/samples'

/** Which database it is, without the login. */
const place = env.databaseUrl.replace(/\/\/.*@/, '//').replace(/\?.*/, '')

/**
 * Applies migrations and seeds. Run by `npm start` and `npm run seed`; `--migrate` stops after the migrations, and
 * `--remove-samples` takes the invented shop and community away instead of seeding.
 */
const payload = await getPayload({ config, disableOnInit: true }).catch((error: unknown) => {
  sayWhy(`the database ${place} cannot be opened (${reasonOf(error)})`)
  throw error
})
// Payload ends the process itself when a migration fails.
process.once('exit', (code) => code !== 0 && sayWhy('a migration failed; its error stands above'))
await tuneDatabase(payload)
await hurryDatabase(payload)
await payload.db.migrate()
if (process.argv.includes('--remove-samples')) {
  process.stdout.write(removalReport(await removeSamples(payload)))
} else if (!process.argv.includes('--migrate')) {
  // `npm start` shows the login once the site is up, and takes the mark away.
  if (await ensureAdmin(payload)) writeFileSync(path.join(env.dataDir, 'admin-made'), '')
  await seed(payload)
}
await payload.destroy()
process.exit(0)
