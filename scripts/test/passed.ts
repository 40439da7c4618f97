import path from 'node:path'
import { run, writeWhole } from '../lib/steps.mjs'
import { root } from './environment'
import { type Result } from './report'

const file = path.join(root, 'passed.json')

const git = async (...args: string[]): Promise<string> => (await run('git', args, { quiet: true })).trim()

/** The tested commit, and whether the working tree is clean. Read before the first test. */
export async function testedCommit(): Promise<{ commit: string | null; clean: boolean }> {
  try {
    return { commit: await git('rev-parse', 'HEAD'), clean: (await git('status', '--porcelain')) === '' }
  } catch {
    return { commit: null, clean: false }
  }
}

/** Writes `passed.json`, which tells what the last green whole run covered. */
export function writePassed(
  tested: { commit: string | null; clean: boolean },
  results: readonly Result[],
  seconds: number,
): void {
  const parts = results.map(({ part }) => part)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  writeWhole(file, `${JSON.stringify({ ...tested, parts, passed, seconds: Math.round(seconds) }, null, 2)}\n`)
}
