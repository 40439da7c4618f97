import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = {
  '@payload-config': path.resolve('src/payload.config.ts'),
  '@messages': path.resolve('messages'),
  '@starter': path.resolve('starter'),
  '@': path.resolve('src'),
  // Both throw outside React's server build; tests of server code need not.
  'server-only': path.resolve('tests/setup/server-only.ts'),
  'next-intl/server': path.resolve('tests/setup/intl-server.ts'),
}

const unitTests = ['src', 'starter', 'server', 'scripts', 'tests/setup'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(room, file)),
)

const source = new Map(unitTests.map((file) => [file, readFileSync(file, 'utf8')]))
const among = (files: readonly string[], pattern: RegExp) =>
  files.filter((file) => pattern.test(source.get(file) ?? ''))
const besides = (files: readonly string[], others: readonly string[]) => files.filter((file) => !others.includes(file))

/** Tests that change the environment, or open a database, which Payload keeps for the whole process, need one of their own. */
const alone = among(unitTests, /\bvi\.(stubEnv|unstubAllEnvs|setConfig)\b|process\.env/)

/** Tests that put modules or clocks aside need modules that nobody has loaded yet; all others share what they import. */
const mocking = among(besides(unitTests, alone), /\bvi\.(mock|doMock|resetModules|useFakeTimers)\b/)

/**
 * What pages, finds and guards return, made of what the site holds in memory or refused before anything is read: on either
 * database the same. What they are made of is read and compared on both (`filter-call`, `list-call`, `publishing`, the access
 * suite), so these run on SQLite alone. A test of what the database itself does belongs into another file.
 */
const onOneDatabase = [
  'crawl',
  'feeds-and-sitemaps',
  'hostile',
  'identify',
  'look-alikes',
  'narrowed-archives',
  'pages',
  'place-form',
  'preview',
  'product-page',
  'readable',
  'request-guard',
  'search-call',
  'structured-data',
].map((file) => `tests/contract/${file}.test.ts`)

const unit = {
  setupFiles: ['tests/setup/unit.ts'],
  // The plates are drawn whole, on machines that do other things too.
  testTimeout: 60_000,
}

export default defineConfig({
  resolve: { alias },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Ends a wait for what never comes. What a save changes is there within two seconds (OPS-06), on a busy machine later.
    expect: { poll: { timeout: 20_000, interval: 100 } },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: besides(unitTests, [...alone, ...mocking]),
          maxWorkers: 2,
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      // After the others, side by side: one alone would leave a core idle while it waits.
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit-mocking',
          include: mocking,
          setupFiles: [...unit.setupFiles, 'tests/setup/unloaded.ts'],
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...unit, name: 'unit-alone', include: alone, maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          exclude: process.env.TEST_DATABASE === 'postgres' ? onOneDatabase : [],
          setupFiles: ['tests/setup/site.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'access',
          isolate: false,
          include: ['tests/access/**/*.test.ts'],
          setupFiles: ['tests/setup/site.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
