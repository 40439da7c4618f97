// @ts-check
import { checkEnvironment } from './build.mjs'
import { ensureEnvironment, loadEnvironment } from './environment.mjs'
import { checkNode, installPackages } from './install.mjs'
import { step } from './steps.mjs'

/** What every command begins with: a Node that is new enough, the packages, an environment without mistakes. */
export async function firstSteps() {
  await step('Node', checkNode)
  await step('Packages', installPackages)
  await step('Environment', async () => {
    const written = ensureEnvironment()
    loadEnvironment()
    await checkEnvironment()
    return written ? '.env written' : 'nothing to do'
  })
}
