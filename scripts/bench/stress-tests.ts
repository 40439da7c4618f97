import { installSystemPackages, startPostgres } from '../lib/services'
import { run } from '../lib/steps.mjs'
import { postgresTemplates, sqliteData, type Data } from '../test/data'
import type { Database } from '../test/parts'
import { openSite } from '../test/sites'

/** Tests that have to hold over many more rounds than a run of all tests has time for. */
const parts = {
  accounts: { file: 'account-interleavings', more: { INTERLEAVINGS: '2000' } },
  kills: { file: 'nothing-lost', more: { KILL_ROUNDS: '20', AWAY_SECONDS: '60' } },
  documents: { file: 'generated-documents', more: { GENERATED_ROUNDS: '20', GENERATED_SEED: '7' } },
} as const

type StressPart = keyof typeof parts

export const stressParts = Object.keys(parts) as readonly StressPart[]

async function tried(database: Database, data: Data, requested: readonly StressPart[]): Promise<void> {
  const site = await openSite(database, data, `bench-${database}`)
  try {
    for (const part of requested) {
      const { file, more } = parts[part]
      console.log(`\n${part} on ${database}`)
      await run(
        process.execPath,
        ['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract', `tests/contract/${file}.test.ts`],
        { env: { ...more, ...site.environment, FORCE_COLOR: '0' } },
      )
    }
  } finally {
    await site.stop()
  }
}

/** Runs these tests against sites of their own, one for each database. */
export async function benchStressTests(
  requested: readonly StressPart[],
  databases: readonly Database[],
): Promise<void> {
  await installSystemPackages()
  for (const database of databases) {
    if (database === 'sqlite') await tried(database, await sqliteData('test', 'bench-sqlite'), requested)
    else {
      const postgres = await startPostgres()
      await tried(database, await postgresTemplates(postgres)('test', 'bench-postgres'), requested)
      await postgres.stop()
    }
  }
}
