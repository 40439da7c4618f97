import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkNode, installPackages } from './lib/install.mjs'
import { ensureEnvironment, loadEnvironment } from './lib/environment.mjs'
import { buildSite, checkEnvironment, prepareData } from './lib/build.mjs'
import { takeLock } from './lib/lock.mjs'
import { isFree } from './lib/services.mjs'
import { step, StepError } from './lib/steps.mjs'

/** From a clone to a serving site; what is done already is not done again. */
await step('Node', checkNode)
await step('Packages', installPackages)
await step('Environment', async () => {
  const written = ensureEnvironment()
  loadEnvironment()
  await checkEnvironment()
  return written ? '.env written' : 'nothing to do'
})
const port = process.env.PORT || '3000'
await step('Port', async () => {
  if (!(await isFree(Number(port))))
    throw new StepError(`port ${port} is taken by another program`, 'Stop that program, or set PORT to another one.')
  return port
})
const dataDir = path.resolve(process.env.DATA_DIR || '.data')
const embedded = !process.env.DATABASE_URL?.startsWith('postgres')
if (embedded) {
  await step('Data folder', () => {
    try {
      takeLock(dataDir)
    } catch (error) {
      throw new StepError(error.message, 'Stop it, or set DATA_DIR to another folder.')
    }
  })
}
await step('Database and starting catalogue', () => prepareData())
await step('Build', buildSite)

const address = process.env.SITE_URL || `http://localhost:${port}`
process.env.NODE_ENV = 'production'
process.env.PORT = port
await import('../server.mjs')
console.log(`\nSporeprint is at ${address}, its admin at ${address}/admin`)
const madeNow = path.join(dataDir, 'admin-made')
if (existsSync(madeNow)) {
  console.log(`Admin login (also in .env): ${process.env.ADMIN_EMAIL}  ${process.env.ADMIN_PASSWORD}`)
  rmSync(madeNow, { force: true })
}
