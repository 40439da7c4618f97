// @ts-check
import path from 'node:path'
import { checkEnvironment } from './build.mjs'
import { ensureEnvironment, loadEnvironment } from './environment.mjs'
import { checkFolder, checkNode, installPackages } from './install.mjs'
import { keepCompiled, onOwnNode } from './runtime.mjs'
import { step } from './steps.mjs'

/**
 * A folder that tools can read, a Node that is new enough, the packages, and from then on the Node that is one of them.
 * @param {{ tools?: boolean }} [options] `tools`: whether the packages for development are needed too
 */
export async function installed({ tools = true } = {}) {
  await step('Folder', () => checkFolder())
  await step('Node', checkNode)
  await step('Packages', () => installPackages({ tools }))
  // Named in the environment before the other Node begins, which inherits it.
  keepCompiled()
  await onOwnNode()
}

/**
 * What every command of the site begins with: the packages, an environment without mistakes.
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

/** What a site needs before it is filled and served: a port that is free, and a data folder, on SQLite one of its own. */
export async function takePlace() {
  // From here on the packages are there.
  const { takeLock } = await import('../../server/lock.mjs')
  const { checkPort } = await import('../../server/port.mjs')
  const port = process.env.PORT || '3000'
  await step('Port', async () => {
    await checkPort(Number(port))
    return port
  })
  const dataDir = path.resolve(process.env.DATA_DIR || '.data')
  const embedded = !process.env.DATABASE_URL?.startsWith('postgres')
  await step('Data folder', () => takeLock(dataDir, { shared: !embedded }))
  return { port, dataDir }
}
