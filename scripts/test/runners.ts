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

/** Runs a program that writes a report, and counts what is in it; a program that fails ends nothing else. */
async function counted({ part, environment, label }: Run, args: (report: string) => string[]): Promise<Result> {
  const report = path.join(root, `${part.replaceAll(' ', '-')}.json`)
  rmSync(report, { force: true })
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const ended = await succeeds(run(process.execPath, args(report), { env, label }))
  if (!existsSync(report)) return failed(part, 'no report was written')
  return resultOf(part, JSON.parse(readFileSync(report, 'utf8')) as Report, ended)
}

/** @param share which share of the project's files is run, as `1/3`; all of them where none is named */
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
