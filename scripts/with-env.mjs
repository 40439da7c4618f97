// @ts-check
import { siteEnvironment } from './lib/environment.mjs'
import { messageOf, runScript } from './lib/steps.mjs'

/** Runs a TypeScript script with the environment of the site: the shell's, and `.env` under it. */
try {
  siteEnvironment()
  // In development Payload would listen at the site's port for changes of code, and the site log a call it does not know.
  await runScript(process.argv.slice(2), { env: { ...process.env, NODE_ENV: 'production' } })
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
