// @ts-check
import path from 'node:path'
import { checkEnvironment } from './build.mjs'
import { ensureEnvironment, loadEnvironment } from './environment.mjs'
import { checkFolder, checkNode, installPackages } from './install.mjs'
import { keepCompiled, onOwnNode } from './runtime.mjs'
import { step } from './steps.mjs'

/**
 * Checks folder and Node, installs the packages, and restarts this program under the Node version of the lock file.
 * @param {{ tools?: boolean }} [options] `tools`: whether the packages for development are needed too
 */
export async function installed({ tools = true } = {}) {
  await step('Folder', () => checkFolder())
  await step('Node', checkNode)
  await step('Packages', () => installPackages({ tools }))
  // Set before the restart under the other Node, which inherits the environment.
  keepCompiled()
  await onOwnNode()
}

/**
 * The first steps of every command: packages, and an environment that is complete and valid.
 * @param {{ tools?: boolean }} [options] `tools`: whether the packages for development are needed too
 */
export async function firstSteps({ tools = false } = {}) {
  await installed({ tools })
  await step('Environment', async () => {
    const written = ensureEnvironment()
    loadEnvironment()
    await checkEnvironment()
    return written ? '.env written' : 'nothing to do'
  })
}

/**
 * Checks that the port is free and locks the data folder and a SQLite database, so that nobody else migrates or fills it.
 * Returns port and data folder.
 */
export async function takeOwnPlace() {
  // Imported here because they need packages, which are installed by now.
  const { takePlace } = await import('../../server/lock.mjs')
  const { databaseFileOf } = await import('../../src/core/database-file.mjs')
  const { checkPort } = await import('../../server/port.mjs')
  const port = process.env.PORT || '3000'
  await step('Port', async () => {
    await checkPort(Number(port))
    return port
  })
  const dataDir = path.resolve(process.env.DATA_DIR || '.data')
  await step('Data folder', () => takePlace(dataDir, databaseFileOf(process.env.DATABASE_URL, dataDir)))
  return { port, dataDir }
}
