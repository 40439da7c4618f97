// @ts-check
import { prepareData } from './lib/build.mjs'
import { firstSteps } from './lib/first-steps.mjs'
import { run, step } from './lib/steps.mjs'

await firstSteps()
await step('Database and starting catalogue', () => prepareData())
const dev = ['node_modules/next/dist/bin/next', 'dev', '-p', process.env.PORT || '3000']
await step('Development server', () => run(process.execPath, dev))
