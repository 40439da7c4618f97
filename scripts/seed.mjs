import { prepareData } from './lib/build.mjs'
import { ensureEnvironment, loadEnvironment } from './lib/environment.mjs'
import { installPackages } from './lib/install.mjs'
import { step } from './lib/steps.mjs'

await step('Packages', installPackages)
ensureEnvironment()
loadEnvironment()
await step('Database and starting catalogue', () => prepareData({ args: process.argv.slice(2) }))
