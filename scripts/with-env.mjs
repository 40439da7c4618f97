// @ts-check
import { siteEnvironment } from './lib/environment.mjs'
import { messageOf, runScript } from './lib/steps.mjs'

/** Runs a TypeScript script with the site's environment: the shell's variables, then those of `.env`. */
try {
  siteEnvironment()
  // In development mode Payload would open its hot-reload connection to the site, which would log an unknown request.
  await runScript(process.argv.slice(2), { env: { ...process.env, NODE_ENV: 'production' } })
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
