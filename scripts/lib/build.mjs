import { existsSync } from 'node:fs'
import { compressFiles } from './compress.mjs'
import { fingerprint, isStamped, run, runScript, StepError, writeWhole } from './steps.mjs'

const sources = [
  'src',
  'messages',
  'public',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]
const stamp = '.next/sporeprint-built'

/** Builds the site, unless the last build came from the same sources. Nothing of `env` is kept in what it builds. */
export async function buildSite({ env = process.env } = {}) {
  const wanted = fingerprint(sources)
  if (isStamped(stamp, wanted) && existsSync('.next/BUILD_ID')) return 'nothing to do'
  try {
    await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      quiet: true,
      env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
  } catch (error) {
    throw new StepError(error.message, 'Run `npm run verify` to see what is wrong in the sources.')
  }
  await compressFiles('.next/static')
  writeWhole(stamp, wanted)
  return 'done'
}

/**
 * Applies migrations and seeds, in a process of its own, which says in a sentence why it fails. When quiet, it answers
 * what was found wrong and put right (scripts/lib/health.ts).
 */
export async function prepareData({ env = process.env, quiet = false, args = [], told = undefined } = {}) {
  try {
    const output = await runScript(['scripts/prepare.ts', ...args], {
      quiet,
      hears: true,
      told,
      env: { ...env, NODE_ENV: 'production' },
    })
    return /^Health: (.*)$/m.exec(output)?.[1]
  } catch (error) {
    const check = error.signal ? 'Check the free memory' : 'Check DATABASE_URL and DATA_DIR'
    throw new StepError(error.message, `${check}; the run can be repeated at any time and goes on where it stopped.`)
  }
}

/** Lets the typed environment say what is wrong with itself, in one sentence. */
export async function checkEnvironment() {
  try {
    await runScript(['scripts/check-env.ts'], { quiet: true })
  } catch (error) {
    const sentence = /The environment is not usable\..*/.exec(error.message)?.[0] ?? error.message
    throw new StepError(sentence, 'Correct the value in .env or in the shell; .env.example lists all of them.')
  }
}
