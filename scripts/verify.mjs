// @ts-check
import path from 'node:path'
import { checkFileSizes } from './checks/file-sizes.mjs'
import { installed } from './lib/first-steps.mjs'
import { run, secondsSince, StepError, typescript } from './lib/steps.mjs'

/**
 * Runs every check that needs no database, browser or build. Two checks run at a time, all run to the end, and failed
 * ones are listed last. `npm run verify -- types lint` runs only those.
 */
const env = {
  ...process.env,
  PAYLOAD_SECRET: 'verify-verify-verify-verify-verify-verify',
  DATA_DIR: '.data/verify',
  DATABASE_URL: '',
  SMTP_URL: '',
  NEXT_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
}
const bin = {
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  eslint: 'eslint/bin/eslint.js',
  knip: 'knip/bin/knip.js',
  next: 'next/dist/bin/next',
  oxlint: 'oxlint/bin/oxlint',
  prettier: 'prettier/bin/prettier.cjs',
  // The linter needs the API of TypeScript 6, which TypeScript 7 lacks, so both are installed.
  tsc: 'typescript-7/bin/tsc',
  vitest: 'vitest/vitest.mjs',
}
/** Characters of output to keep of a check: a new locale is missing in four thousand places. */
const keeps = 2 ** 21
/** @type {(args: readonly string[], more?: object) => Promise<string>} */
const node = (args, more) => run(process.execPath, args, { quiet: true, keeps, env: { ...env, ...more } })
/** @type {(name: keyof typeof bin, ...args: string[]) => Promise<string>} */
const tool = (name, ...args) => node([path.join('node_modules', bin[name]), ...args])
/** @type {(file: string, more?: object) => Promise<string>} */
const script = (file, more) => node([...typescript, `scripts/checks/${file}`], more)

/**
 * Next generates types from the routes: a fresh clone has none, and those of an old build name deleted routes.
 * TypeScript's incremental state is not used, since it misses errors after a change in `messages`.
 */
async function checkTypes() {
  await tool('next', 'typegen')
  await tool('tsc', '--noEmit', '--incremental', 'false')
}

/**
 * Prettier compares by content, so unchanged files are not formatted again. The cache has its own path, because running
 * Prettier without `--cache` deletes the default one.
 */
const cached = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/prettier/verify']

// The slowest first, since two run at a time.
const checks = {
  lint: () => tool('eslint', '.', '--max-warnings', '0'),
  'lint-types': () => tool('oxlint'),
  unit: () => tool('vitest', 'run', '--project', 'unit*', '--reporter=dot'),
  format: () => tool('prettier', '--check', '.', ...cached, '--log-level', 'warn'),
  graphs: () => tool('depcruise', 'src', 'starter', '--config', '.dependency-cruiser.cjs'),
  types: checkTypes,
  'dead-code': () => tool('knip', '--no-config-hints'),
  generated: () => script('generated.ts'),
  'generated-postgres': () => script('generated.ts', { DATABASE_URL: 'postgres://nobody:nothing@localhost:5/none' }),
  messages: () => script('message-keys.ts'),
  ids: () => script('cited-ids.ts'),
  records: () => script('decision-records.ts'),
  'lock-file': () => script('lock-file.ts'),
  'file-sizes': checkFileSizes,
  'ways-in': () => script('ways-in.ts'),
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in checks))
if (unknown.length > 0) {
  console.error(`Unknown check ${unknown.join(', ')}. Known: ${Object.keys(checks).join(', ')}.`)
  process.exit(2)
}

// `npm start` installs no development tools.
await installed()

const begun = Date.now()
/**
 * The line of a passed check's output that is printed.
 * @param {unknown} output
 */
const summary = (output) =>
  /^(\s*Tests .*|\d+ (?:messages|files|records|ids|packages).*|.*dependencies cruised.*)$/m.exec(
    String(output ?? ''),
  )?.[0]

const queue = Object.entries(checks).filter(([name]) => requested.length === 0 || requested.includes(name))
/** @type {string[]} */
const failed = []

async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, check] = next
    const since = Date.now()
    try {
      const said = summary(await check())
      console.log(`✓ ${name}${said ? `: ${said.replace(/\s+/g, ' ').trim()}` : ''} (${secondsSince(since)})`)
    } catch (error) {
      failed.push(name)
      console.error(
        `✗ ${name} (${secondsSince(since)})\n${error instanceof StepError ? error.message : String(error)}\n`,
      )
    }
  }
}
await Promise.all([work(), work()])

if (failed.length > 0) console.error(`\nFailed after ${secondsSince(begun)}: ${failed.join(', ')}`)
else console.log(`\nAll good in ${secondsSince(begun)}.`)
process.exit(failed.length > 0 ? 1 : 0)
