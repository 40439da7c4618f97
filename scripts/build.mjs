// @ts-check
import { buildEnvironment, buildSite } from './lib/build.mjs'
import { siteEnvironment } from './lib/environment.mjs'
import { step } from './lib/steps.mjs'

/** The build of `npm start`, with the server file that `next build` alone would delete. */
await step('Build', () => {
  siteEnvironment()
  return buildSite({ env: buildEnvironment(process.env.DATA_DIR || '.data') })
})
