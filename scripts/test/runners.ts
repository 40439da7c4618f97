import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { run } from '../lib/steps.mjs'
import { root, type Environment } from './environment'
import { failed, resultOf, type Report, type Result } from './report'

const succeeds = (ended: Promise<unknown>): Promise<boolean> =>
  ended.then(
    () => true,
    () => false,
  )

type Run = { part: string; environment: Environment; label?: string }

/** Runs a test runner and counts the tests of its report; a runner that fails is a failed result, not an exception. */
async function counted({ part, environment, label }: Run, args: (report: string) => string[]): Promise<Result> {
  const report = path.join(root, `${part.replaceAll(' ', '-')}.json`)
  rmSync(report, { force: true })
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const ended = await succeeds(run(process.execPath, args(report), { env, label }))
  if (!existsSync(report)) return failed(part, 'no report was written')
  return resultOf(part, JSON.parse(readFileSync(report, 'utf8')) as Report, ended)
}

/** @param share the shard of the project's files, as `1/3`; all files without it */
export const vitest = (project: string, settings: Run, share?: string): Promise<Result> =>
  counted(settings, (report) => [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(share ? [`--shard=${share}`] : []),
  ])

export const playwright = (settings: Run): Promise<Result> =>
  counted(settings, () => ['node_modules/@playwright/test/cli.js', 'test'])
