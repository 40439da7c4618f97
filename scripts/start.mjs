// @ts-check
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildEnvironment, buildSite, prepareData, serverFile } from './lib/build.mjs'
import { siteAddress } from './lib/environment.mjs'
import { firstSteps, takeOwnPlace } from './lib/first-steps.mjs'
import { sideBySide } from './lib/side-by-side.mjs'
import { failed, messageOf, step, StepError } from './lib/steps.mjs'

/** `npm start`: from a clone to a serving site. Steps whose inputs have not changed are skipped. */
await firstSteps()
const { port, dataDir } = await takeOwnPlace()
/**
 * @param {string} name
 * @param {(report: (text: string) => void) => Promise<string | undefined>} work
 */
const orEnd = (name, work) => ({
  name,
  work: (/** @type {(text: string) => void} */ report) => work(report).catch((error) => failed(name, error)),
})
await sideBySide([
  // The single-threaded seed takes longest, so the multi-threaded build runs at a lower priority.
  orEnd('Build', () => buildSite({ env: buildEnvironment(dataDir), nice: 10 })),
  orEnd('Database and starting catalogue', (report) =>
    prepareData({
      quiet: true,
      told: (/** @type {{ done?: number, items?: number }} */ { done = 0, items = 0 }) =>
        report(`${done} of ${items} items`),
    }),
  ),
])

Object.assign(process.env, { NODE_ENV: 'production', PORT: port })
await step('Server', async () => {
  try {
    await import(pathToFileURL(serverFile).href)
  } catch (error) {
    throw new StepError(
      messageOf(error),
      'Check that the database can be reached; if the build is damaged, delete .next and start again.',
    )
  }
})
const address = siteAddress()
console.log(`\nSporeprint is at ${address}, its admin at ${address}/admin`)
const madeNow = path.join(dataDir, 'admin-made')
if (existsSync(madeNow)) {
  console.log(`Admin login (ADMIN_EMAIL and ADMIN_PASSWORD): ${process.env.ADMIN_EMAIL}  ${process.env.ADMIN_PASSWORD}`)
  rmSync(madeNow, { force: true })
}
