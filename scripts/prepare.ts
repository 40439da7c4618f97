import { sayWhy, tellProgress } from './lib/say-why'
import { linesOf, queueFindings } from './lib/health'
import { giveUp, openPayload, place } from './lib/open-payload'
import { prepareAlone } from './lib/prepare-alone'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { repair } from '@/app/repair'
import { hurryDatabase, tuneDatabase } from '@/cms/db'
import { migrate } from '@/cms/migrations'
import { env } from '@/core/env'
import { ensureAdmin, seed } from '@starter/loader/run'
import { removalReport, removeSamples } from '@starter/samples'

/**
 * Applies migrations and seeds; `npm start` and `npm run seed` run it. `--migrate` stops after the migrations, and
 * `--remove-samples` deletes the invented shop and community instead of seeding.
 */
const unknown = process.argv.slice(2).filter((word) => word !== '--migrate' && word !== '--remove-samples')
if (unknown.length > 0) {
  const sentence = `${unknown.join(', ')} is no option of this program; it knows --migrate and --remove-samples`
  sayWhy(sentence)
  console.error(`${sentence}.`)
  process.exit(2)
}

const payload = await openPayload({ mayBeNew: true })
// Payload calls `process.exit` itself when a migration fails.
process.once('exit', (code) => code !== 0 && sayWhy('a migration failed; its error stands above'))
await tuneDatabase(payload)
await hurryDatabase(payload)
const releasePrepareLock = await prepareAlone(payload)
if (typeof releasePrepareLock !== 'function')
  giveUp(
    `${releasePrepareLock.holder} is migrating or filling the database ${place}; start this one again when it is done`,
  )
await migrate(payload)
const findings = await repair(payload)
const { waiting, failed } = await queueFindings(payload)
const wrong = [...findings, failed].filter(({ found }) => found.length > 0)
for (const line of wrong.flatMap(linesOf)) console.log(line)
const counts = wrong.map(({ of, found }) => `${found.length} ${of}`)
// `npm start` shows this line.
console.log(`Health: ${[...counts, `${waiting} mails and jobs waiting`].join(', ')}`)
if (process.argv.includes('--remove-samples')) {
  process.stdout.write(removalReport(await removeSamples(payload)))
} else if (!process.argv.includes('--migrate')) {
  // Tells `npm start` to print the new admin's login once the site serves; it deletes the file then.
  if (await ensureAdmin(payload)) writeFileSync(path.join(env.dataDir, 'admin-made'), '')
  await seed(payload, process.stdout, tellProgress)
}
releasePrepareLock()
await payload.destroy()
process.exit(0)
