import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { landedIn, problemsOf } from './records'

/**
 * Fails where a decision record says something else than when it landed on this branch; a branch that was merged
 * landed as a whole. Without a history there is nothing to compare with.
 */
const folder = 'docs/adr'
const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout : null
}

const added = ['log', '--first-parent', '--diff-merges=first-parent', '--diff-filter=A', '--format=%H', '--name-only']
const commits = landedIn(git(...added, '--', folder) ?? '')
const landed = new Map([...commits].map(([file, commit]) => [file, git('show', `${commit}:${file}`) ?? '']))
const now = new Map(
  readdirSync(folder).map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const),
)
const problems = problemsOf(landed, now)

if (problems.length > 0) console.error(problems.join('\n'))
else console.log(`${now.size} records, ${landed.size} of them as they landed`)
process.exitCode = problems.length > 0 ? 1 : 0
