// @ts-check
import { buildEnvironment, buildSite } from './lib/build.mjs'
import { siteEnvironment } from './lib/environment.mjs'
import { step } from './lib/steps.mjs'

/** What a start builds, the file that serves it among it; `next build` alone takes that file away. */
await step('Build', () => {
  siteEnvironment()
  return buildSite({ env: buildEnvironment(process.env.DATA_DIR || '.data') })
})
