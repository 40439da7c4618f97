import { ensureEnvironment, loadEnvironment } from './lib/environment.mjs'
import { runScript } from './lib/steps.mjs'

/** Runs a TypeScript script with the environment of `.env`. */
ensureEnvironment()
loadEnvironment()
await runScript(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  process.exit(1)
})
