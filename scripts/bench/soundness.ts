import { installSystemPackages, startPostgres } from '../lib/services.mjs'
import { run } from '../lib/steps.mjs'
import { postgresTemplates, sqliteData, type Data } from '../test/data'
import { databases } from '../test/parts'
import { openSite } from '../test/sites'

/** Bench only: tests of the calls that are to hold under far more tries than a run of all tests has time for. */
const parts = {
  accounts: { file: 'account-turns', more: { INTERLEAVINGS: '2000' } },
  kills: { file: 'nothing-lost', more: { KILL_ROUNDS: '20', AWAY_SECONDS: '60' } },
  documents: { file: 'generated-documents', more: { GENERATED_ROUNDS: '20', GENERATED_SEED: '7' } },
} as const

type Part = keyof typeof parts

const isPart = (word: string): word is Part => Object.hasOwn(parts, word)
const isDatabase = (word: string): word is (typeof databases)[number] => (databases as readonly string[]).includes(word)

const words = process.argv.slice(2)
const asked = words.filter(isPart)
const wanted = words.some(isDatabase) ? words.filter(isDatabase) : databases

async function tried(database: (typeof databases)[number], data: Data): Promise<void> {
  const site = await openSite(database, data, `bench-${database}`)
  try {
    for (const part of asked) {
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

await installSystemPackages()
for (const database of wanted) {
  if (database === 'sqlite') await tried(database, await sqliteData('test', 'bench-sqlite'))
  else {
    const postgres = await startPostgres()
    await tried(database, await postgresTemplates(postgres)('test', 'bench-postgres'))
    await postgres.stop()
  }
}
process.exit(0)
