// @ts-check
import { ensureEnvironment, loadEnvironment } from './lib/environment.mjs'
import { messageOf, runScript } from './lib/steps.mjs'

/** Runs a TypeScript script with the environment of `.env`. */
ensureEnvironment()
loadEnvironment()
await runScript(process.argv.slice(2)).catch((error) => {
  console.error(messageOf(error))
  process.exit(1)
})
