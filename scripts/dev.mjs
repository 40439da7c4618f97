import { prepareData } from './lib/build.mjs'
import { ensureEnvironment, loadEnvironment } from './lib/environment.mjs'
import { installPackages } from './lib/install.mjs'
import { run, step } from './lib/steps.mjs'

await step('Packages', installPackages)
ensureEnvironment()
loadEnvironment()
await step('Database and starting catalogue', () => prepareData())
await run(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '-p', process.env.PORT || '3000'])
