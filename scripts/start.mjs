import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildSite, prepareData } from './lib/build.mjs'
import { firstSteps } from './lib/first-steps.mjs'
import { takeLock } from './lib/lock.mjs'
import { checkPort } from './lib/port.mjs'
import { step, StepError } from './lib/steps.mjs'

/** From a clone to a serving site; what is done already is not done again. */
await firstSteps()
const port = process.env.PORT || '3000'
await step('Port', async () => {
  await checkPort(Number(port))
  return port
})
const dataDir = path.resolve(process.env.DATA_DIR || '.data')
const embedded = !process.env.DATABASE_URL?.startsWith('postgres')
if (embedded) await step('Data folder', () => takeLock(dataDir))
await step('Database and starting catalogue', () => prepareData())
await step('Build', buildSite)

const address = process.env.SITE_URL || `http://localhost:${port}`
process.env.NODE_ENV = 'production'
process.env.PORT = port
await step('Server', async () => {
  try {
    await import('../server.mjs')
  } catch (error) {
    throw new StepError(
      error.message,
      'Check that the database still answers; if the build is damaged, delete .next and start again.',
    )
  }
})
console.log(`\nSporeprint is at ${address}, its admin at ${address}/admin`)
const madeNow = path.join(dataDir, 'admin-made')
if (existsSync(madeNow)) {
  console.log(`Admin login (also in .env): ${process.env.ADMIN_EMAIL}  ${process.env.ADMIN_PASSWORD}`)
  rmSync(madeNow, { force: true })
}
