// @ts-check
import { prepareData } from './lib/build.mjs'
import { firstSteps, takeOwnPlace } from './lib/first-steps.mjs'
import { run, step } from './lib/steps.mjs'

await firstSteps({ tools: true })
const { port } = await takeOwnPlace()
await step('Database and starting catalogue', () => prepareData())
const dev = ['node_modules/next/dist/bin/next', 'dev', '-p', port]
await step('Development server', () => run(process.execPath, dev))
