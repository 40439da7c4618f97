// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import { compressFiles } from './compress.mjs'
import { fingerprint, isStamped, messageOf, run, runScript, StepError, writeWhole } from './steps.mjs'

const sources = [
  'src',
  'messages',
  'public',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const stamp = '.next/sporeprint-built'

/**
 * A build reads no data, so it gets an empty data folder and no database.
 * @param {string} dataDir
 */
export const buildEnvironment = (dataDir) => ({
  ...process.env,
  DATABASE_URL: '',
  DATA_DIR: path.join(dataDir, 'build'),
})

/**
 * Builds the site, unless the last build came from the same sources. The build output depends on no value of `env`.
 * @param {{ env?: NodeJS.ProcessEnv, nice?: number }} [options]
 */
export async function buildSite({ env = process.env, nice = 0 } = {}) {
  const built = await buildPages(env, nice)
  await bundleServer()
  return built
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {number} nice
 */
async function buildPages(env, nice) {
  const wanted = fingerprint(sources)
  if (isStamped(stamp, wanted) && existsSync('.next/BUILD_ID')) return 'nothing to do'
  try {
    await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      quiet: true,
      nice,
      env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
  } catch (error) {
    throw new StepError(messageOf(error), 'Run `npm run verify` to see what is wrong in the sources.')
  }
  await compressFiles('.next/static')
  writeWhole(stamp, wanted)
  return 'done'
}

/** The bundled server that `npm start` runs (docs/adr/0140-the-server-in-one-file.md). */
export const serverFile = '.next/sporeprint-server.mjs'

/**
 * Bundles `server/main.ts` with our own modules into one file. Packages stay external, as do the modules that scripts
 * import before the bundle exists. It takes milliseconds, so it is never skipped.
 */
async function bundleServer() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: ['server/main.ts'],
    outfile: serverFile,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    external: [path.resolve('server/*.mjs'), path.resolve('scripts/lib/*.mjs')],
    logLevel: 'silent',
  })
  for (const { text } of outputFiles) writeWhole(serverFile, text)
}

/**
 * Applies migrations and seeds, in a child process that reports in one sentence why it failed. When quiet, it returns
 * the health line: what was broken and what was repaired (scripts/lib/health.ts).
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, args?: readonly string[], told?: (message: object) => void }} [options]
 */
export async function prepareData({ env = process.env, quiet = false, args = [], told = undefined } = {}) {
  try {
    // Drawing allocates many short-lived objects: a larger young generation saves a sixth of the time.
    const output = await runScript(['--max-semi-space-size=64', 'scripts/prepare.ts', ...args], {
      quiet,
      hears: true,
      told,
      env: { ...env, NODE_ENV: 'production' },
    })
    return /^Health: (.*)$/m.exec(output)?.[1]
  } catch (error) {
    const check =
      error instanceof StepError && error.signal ? 'Check the free memory' : 'Check DATABASE_URL and DATA_DIR'
    throw new StepError(messageOf(error), `${check}; the run can be repeated at any time and goes on where it stopped.`)
  }
}

/** Validates the environment by `src/core/env`. @throws StepError with one sentence that names the wrong variable */
export async function checkEnvironment() {
  try {
    await runScript(['scripts/check-env.ts'], { quiet: true })
  } catch (error) {
    const sentence = /The environment is not usable\..*/.exec(messageOf(error))?.[0] ?? messageOf(error)
    throw new StepError(sentence, 'Correct the value in .env or in the shell; .env.example lists all of them.')
  }
}
