import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkNode, installPackages } from './lib/install.mjs'
import { buildSite, prepareData } from './lib/build.mjs'
import { freePort, installSystemPackages, startPostgres, startSite } from './lib/services.mjs'
import { fingerprint, run, step } from './lib/steps.mjs'

/**
 * Every suite, on both databases. `npm test -- unit`, `npm test -- contract sqlite` and so on run a part.
 * Ends with the plain line `N passed, N failed`.
 */
const suites = ['unit', 'contract', 'access', 'e2e']
const databases = ['sqlite', 'postgres']
const asked = process.argv.slice(2)
const unknown = asked.filter((word) => ![...suites, ...databases].includes(word))
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. Known: ${[...suites, ...databases].join(', ')}.`)
  process.exit(2)
}
const among = (all) => (all.some((word) => asked.includes(word)) ? all.filter((word) => asked.includes(word)) : all)
const wantedSuites = among(suites)
const wantedDatabases = among(databases)
const siteSuites = wantedSuites.filter((suite) => suite !== 'unit')

const root = path.resolve('.data/test')
const totals = { passed: 0, failed: 0 }
const failures = []

/** Everything that decides what a freshly seeded database holds: all that no page is drawn by. */
const seedPrint = () =>
  fingerprint([
    ...['blocks', 'cms', 'core', 'features', 'migrations', 'platform', 'seed'].map((room) => `src/${room}`),
    'src/payload.config.ts',
    'scripts/prepare.ts',
    'package-lock.json',
  ]).slice(0, 16)

/** Nothing of the shell or of `.env` may lead a test to a real database or mail server; an empty value hides both. */
const baseEnv = (folder) => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: folder,
  DATABASE_URL: '',
  PAYLOAD_SECRET: 'test-secret-test-secret-test-secret-test',
  ADMIN_EMAIL: 'admin@sporeprint.test',
  ADMIN_PASSWORD: 'test-admin-password',
  RATE_LIMITS: 'off',
  SEED: 'demo',
  SMTP_URL: '',
  TRUST_PROXY: '',
})

/**
 * Adds a JSON report of vitest or Playwright to the totals.
 * @param ended whether the runner itself called it a success: a fault outside of every test is in no report
 */
function count(suite, file, ended) {
  if (!existsSync(file)) {
    totals.failed += 1
    failures.push(`${suite}: no report was written`)
    return
  }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const passed = report.numPassedTests ?? (report.stats?.expected ?? 0) + (report.stats?.flaky ?? 0)
  const brokenFiles = (report.testResults ?? []).filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length
  const reported =
    (report.numFailedTests ?? (report.stats?.unexpected ?? 0) + (report.errors?.length ?? 0)) + brokenFiles
  const failed = reported === 0 && !ended ? 1 : reported
  totals.passed += passed
  totals.failed += failed
  if (failed > 0) failures.push(`${suite}: ${reported > 0 ? `${failed} failed` : 'an error outside of its tests'}`)
  const flaky = report.stats?.flaky ?? 0
  console.log(`  ${suite}: ${passed} passed, ${failed} failed${flaky > 0 ? `, ${flaky} at the second try` : ''}`)
}

const succeeds = (run) =>
  run.then(
    () => true,
    () => false,
  )

/** Two databases at once say whose line it is; one alone need not. */
const lineLabel = (database) => (wantedDatabases.length > 1 && database ? `[${database}]` : undefined)

async function vitest(project, env, label, database) {
  const report = path.join(root, `${label.replaceAll(' ', '-')}.json`)
  rmSync(report, { force: true })
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  count(label, report, await succeeds(run(process.execPath, args, { env, label: lineLabel(database) })))
}

async function playwright(env, label, database) {
  const report = path.join(root, `${label.replaceAll(' ', '-')}.json`)
  rmSync(report, { force: true })
  // SQLite's journeys are three times as many; with a second browser they end with those of PostgreSQL.
  const workers = database === 'sqlite' || wantedDatabases.length === 1 ? '2' : '1'
  const ended = run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_WORKERS: workers },
    label: lineLabel(database),
  })
  count(label, report, await succeeds(ended))
}

/** A data folder with the seeded pictures, and with SQLite the database, copied from one made once. */
async function freshData(database, postgres) {
  const template = path.join(root, `template-${database}-${seedPrint()}`)
  const folder = path.join(root, `run-${database}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  const databaseEnv = database === 'postgres' ? { DATABASE_URL: postgres.url('site') } : {}
  if (database === 'postgres') {
    await postgres.sql('CREATE DATABASE site')
    mkdirSync(folder, { recursive: true })
    const cache = path.resolve('.data/cache')
    if (existsSync(cache)) cpSync(cache, path.join(folder, 'cache'), { recursive: true })
    await prepareData({ env: { ...baseEnv(folder), ...databaseEnv }, quiet: true })
    return { folder, databaseEnv }
  }
  if (!existsSync(path.join(template, 'complete'))) {
    // What earlier sources seeded is of no use any more.
    for (const name of readdirSync(root))
      if (name.startsWith(`template-${database}-`)) rmSync(path.join(root, name), { recursive: true, force: true })
    const cache = path.resolve('.data/cache')
    mkdirSync(template, { recursive: true })
    if (existsSync(cache)) cpSync(cache, path.join(template, 'cache'), { recursive: true })
    await prepareData({ env: baseEnv(template), quiet: true })
    mkdirSync(path.join(template, 'complete'))
    if (!existsSync(cache)) cpSync(path.join(template, 'cache'), cache, { recursive: true })
  }
  cpSync(template, folder, { recursive: true })
  return { folder, databaseEnv }
}

/**
 * A seeded database of its own and the built site on it.
 * @param built ends when the site is built; the database is seeded meanwhile
 */
async function prepareSite(database, built) {
  const postgres = database === 'postgres' ? await startPostgres() : null
  let site = null
  let env = {}
  await step(`Site on ${database}`, async () => {
    const { folder, databaseEnv } = await freshData(database, postgres)
    await built
    const port = await freePort()
    env = { ...baseEnv(folder), ...databaseEnv, PORT: String(port), SITE_URL: `http://localhost:${port}` }
    site = await startSite(env)
    env = { ...env, TEST_SITE: site.address, TEST_DATABASE: database }
  })
  return {
    database,
    env,
    stop: async () => {
      await site?.stop()
      await postgres?.stop()
    },
  }
}

async function runSuites({ database, env, stop }) {
  try {
    for (const suite of siteSuites) {
      const label = `${suite} on ${database}`
      await (suite === 'e2e' ? playwright(env, label, database) : vitest(suite, env, label, database))
    }
  } finally {
    await stop()
  }
}

/** One database after the other is seeded, the second with the pictures of the first; their suites run side by side. */
async function onDatabases(built) {
  let seeded = Promise.resolve()
  const all = wantedDatabases.map((database) => {
    const site = seeded.then(() => prepareSite(database, built))
    seeded = site
    return site.then(runSuites)
  })
  await Promise.all(all)
}

// Whoever interrupts means all of it, not the suite that runs just now.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => setImmediate(() => process.exit(130)))

await step('Node', checkNode)
await step('Packages', installPackages)
mkdirSync(root, { recursive: true })
if (wantedSuites.includes('unit')) await vitest('unit', process.env, 'unit')
if (siteSuites.length > 0) {
  await step('Chromium and PostgreSQL', installSystemPackages)
  await onDatabases(step('Build', () => buildSite({ env: baseEnv(path.join(root, 'build')) })))
}
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed > 0 ? 1 : 0)
