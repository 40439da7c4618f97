// @ts-check
import { prepareData } from './lib/build.mjs'
import { firstSteps } from './lib/first-steps.mjs'
import { step } from './lib/steps.mjs'

await firstSteps()
await step('Database and starting catalogue', () => prepareData({ args: process.argv.slice(2) }))
