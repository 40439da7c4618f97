import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/lib/services'

const chromium = {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: [
    // A test's page lives for a second: V8's optimizing compilers would cost a tenth of its processor time for nothing.
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
  // Tests that are repeated for each locale run on the small screen in Portuguese alone, which has the longest words.
  grepInvert: /@wide|\((en|es)\)$/,
}

/**
 * Journeys run on SQLite, in both sizes. The database can only change what REST calls return, which `tests/contract`
 * checks on both databases; on PostgreSQL a smoke test and what an admin writes are enough.
 */
const onPostgres = process.env.TEST_DATABASE === 'postgres'
const smoke = /\/(smoke|admin)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  ...(onPostgres ? { testMatch: smoke } : { testIgnore: /\/smoke\.spec\.ts$/ }),
  fullyParallel: true,
  workers: Number(process.env.PLAYWRIGHT_WORKERS ?? 2),
  // One retry covers a machine that stalls for a moment; `npm test` names each test that needed it.
  retries: 1,
  // End a test that hangs; the longest takes half a minute, and four times as long on a machine that does other things too.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'list',
  use: {
    baseURL: process.env.TEST_SITE ?? 'http://localhost:3000',
    launchOptions: chromium,
    // A new browser context costs a second of processor time, mostly for a new renderer process. Playwright clears
    // cookies, storage and cache between tests; tests of permissions and geolocation need `reuseContext: false`.
    reuseContext: true,
    // The service worker would fetch its offline pages once per context; the journeys about offline use allow it.
    serviceWorkers: 'block',
    // Tracing every first try would add a fifth to the suite's time, and a test that fails is retried anyway.
    trace: 'on-first-retry',
    // Without this an action that waits forever ends with the test's timeout, which does not name it.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
  },
  projects: onPostgres ? [wide] : [wide, small],
})
