import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/lib/services'

const chromium = {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: [
    // A page lives for a second: to compile for speed what runs once costs a tenth of its processor time.
    '--js-flags=--no-opt --no-maglev',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

const wide = {
  name: 'wide',
  use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, launchOptions: chromium },
}
const small = {
  name: 'small',
  use: { ...devices['Pixel 7'], viewport: { width: 360, height: 760 }, launchOptions: chromium },
  // What is done once in each language is done on the small screen in the one with the longest words.
  grepInvert: /@wide|\((en|es)\)$/,
}

/**
 * Journeys run on SQLite, in both sizes. What a database could change about them is what the calls answer, which
 * `tests/contract` compares with the documents of both databases; on PostgreSQL a few journeys show that the site stands.
 */
const onPostgres = process.env.TEST_DATABASE === 'postgres'
const smoke = /\/(smoke|admin)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  ...(onPostgres ? { testMatch: smoke } : { testIgnore: /\/smoke\.spec\.ts$/ }),
  fullyParallel: true,
  workers: Number(process.env.PLAYWRIGHT_WORKERS ?? 2),
  // A machine that does something else for a moment is no fault of the site; `npm test` says what needed a second try.
  retries: 1,
  // Ends what hangs: a machine that has two other suites to run takes three times as long for the longest.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'list',
  use: {
    baseURL: process.env.TEST_SITE ?? 'http://localhost:3000',
    launchOptions: chromium,
    // A new window costs a second of processor time, most of it a browser process that starts from nothing. Cookies,
    // storage and cache are cleared between tests; what is not (permissions, place) asks for `reuseContext: false`.
    reuseContext: true,
    // What a page has kept for use without a connection is fetched once a window; the journeys about it allow it.
    serviceWorkers: 'block',
    // A fifth of the work of the whole suite if every first try were traced; what fails is tried again anyway.
    trace: 'on-first-retry',
    // One that waits for ever would end as the whole test does, and nobody would know which it was.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
  },
  projects: onPostgres ? [wide] : [wide, small],
})
