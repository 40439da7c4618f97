import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSite } from '../lib/build.mjs'
import { messageOf, secondsSince } from '../lib/steps.mjs'
import { installSystemPackages, startPostgres } from '../lib/services'
import { baseEnvironment, root } from './environment'
import { postgresTemplates, sqliteData, type Data, type Seed } from './data'
import { testedCommit, writePassed } from './passed'
import { nameOf, partsOf, sharesOf, type Database, type Part, type Parts, type Suite } from './parts'
import { failed, lineOf, summaryOf, type Result } from './report'
import { playwright, vitest } from './runners'
import { openSite } from './sites'

/** Prints name and duration of a step, or its error, which it throws again. */
async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = Date.now()
  try {
    const value = await work()
    console.log(`✓ ${name} (${secondsSince(begun)})`)
    return value
  } catch (error) {
    console.error(`✗ ${name} failed: ${messageOf(error)} (${secondsSince(begun)})`)
    throw error
  }
}

/**
 * Runs the requested parts and returns the exit code; the last line is `N passed, N failed`. Lanes run side by side,
 * each taking the next part when it is free: two while journeys run, which keep both cores busy, and three after them,
 * since contract tests often wait for their database. A part that cannot run counts as one failure, and the others go on.
 */
export async function testParts(words: readonly string[]): Promise<number> {
  let parts: Parts
  try {
    parts = partsOf(words)
  } catch (error) {
    console.error(messageOf(error))
    return 2
  }
  // A signal ends the whole run, not only the current suite. A terminal and npm send it twice, so the handler stays.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => setImmediate(() => process.exit(130)))
  const begun = Date.now()
  mkdirSync(root, { recursive: true })
  const tested = await testedCommit()
  const results = await runLanes(parts)
  const summary = summaryOf(results)
  for (const line of summary) console.log(line)
  const green = results.every((result) => result.failed === 0)
  if (green && parts.whole) writePassed(tested, results, (Date.now() - begun) / 1000)
  return green ? 0 : 1
}

/** Prints the end of a site's log, in which it reported errors during tests that failed. */
function showFaults(part: string, log: string): void {
  const faults = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  for (const line of faults.slice(-80)) console.log(`  ${part}, the site: ${line}`)
}

async function runLanes({ suites, databases }: Parts): Promise<Result[]> {
  const results: Result[] = []
  const keep = (result: Result): void => {
    results.push(result)
    console.log(lineOf(result))
  }
  const onSite = suites.some((suite) => suite !== 'unit')
  const system = onSite ? timed('Chromium and PostgreSQL', installSystemPackages) : Promise.resolve()
  const built = onSite ? timed('Build', () => buildSite({ env: baseEnvironment(path.join(root, 'build')) })) : system
  const postgres =
    onSite && databases.includes('postgres')
      ? system.then(() => startPostgres())
      : Promise.reject(new Error('PostgreSQL was not requested'))
  // Parts that await these report their failure; where no part does, the rejection is no error.
  for (const promise of [system, built, postgres]) promise.catch(() => undefined)
  const copies = postgres.then(postgresTemplates)
  copies.catch(() => undefined)

  const dataOf = async (database: Database, seed: Seed, label: string): Promise<Data> =>
    database === 'postgres' ? (await copies)(seed, label) : sqliteData(seed, label)

  /** Runs a part against a site of its own. */
  const onSiteOf = async (database: Database, seed: Seed, { suite, share }: Part): Promise<void> => {
    const part = `${nameOf({ suite, share })} on ${database}`
    const label = `${suite}${share?.[0] ?? ''}-${database}`
    try {
      await system
      const data = await timed(`Catalogue for ${label}`, () => dataOf(database, seed, label))
      await built
      const site = await timed(`Site for ${label}`, () => openSite(database, data, label))
      try {
        const settings = { part, environment: site.environment, label: `[${database}]` }
        const result = await (suite === 'e2e' ? playwright(settings) : vitest(suite, settings, share))
        keep(result)
        if (result.names.length > 0) showFaults(part, site.log)
      } finally {
        await site.stop()
      }
    } catch (error) {
      if (!results.some((result) => result.part === part)) keep(failed(part, messageOf(error)))
    }
  }

  const unit = async (): Promise<void> => keep(await vitest('unit*', { part: 'unit', environment: process.env }))
  // Never both databases at once: pages that get too little processor time fail by their timeouts.
  const journeys = async (): Promise<void> => {
    if (!suites.includes('e2e')) return
    await built.catch(() => undefined)
    for (const database of databases)
      await onSiteOf(database, database === 'sqlite' ? 'demo' : 'test', { suite: 'e2e' })
  }
  const calls = (suite: Suite, database: Database) =>
    suites.includes(suite) && databases.includes(database)
      ? sharesOf(suite, database).map((part) => () => onSiteOf(database, 'test', part))
      : []
  const parts = [
    ...databases.flatMap((database) => calls('contract', database)),
    // Short parts come late, so that the lanes end at about the same time.
    ...databases.flatMap((database) => calls('access', database)),
    // Unit tests come last: they use both cores themselves while the other lanes end.
    ...(suites.includes('unit') ? [unit] : []),
  ]
  const lane = async (): Promise<void> => {
    for (let next = parts.shift(); next; next = parts.shift()) await next()
  }
  const afterJourneys = async (): Promise<void> => {
    await journeys()
    await Promise.all([lane(), lane()])
  }
  await Promise.all([afterJourneys(), lane()])
  await postgres.then(
    (server) => server.stop(),
    () => undefined,
  )
  return results
}
