// @ts-check
import { siteEnvironment } from './lib/environment.mjs'
import { messageOf, runScript } from './lib/steps.mjs'

/** Runs a TypeScript script with the environment of the site: the shell's, and `.env` under it. */
try {
  siteEnvironment()
  await runScript(process.argv.slice(2))
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
