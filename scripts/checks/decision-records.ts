import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { indexOf, landedIn, problemsOf } from './records'

/**
 * Fails when a decision record differs from its first version on this branch (first parents only, so a merged branch
 * counts as one commit), or when the index is outdated; `--write` writes the index. Without a git history records are
 * not compared.
 */
const folder = 'docs/adr'
const index = `${folder}/README.md`
const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout : null
}

const added = ['log', '--first-parent', '--diff-merges=first-parent', '--diff-filter=A', '--format=%H', '--name-only']
const commits = landedIn(git(...added, '--', folder) ?? '')
commits.delete(index)
const landed = new Map([...commits].map(([file, commit]) => [file, git('show', `${commit}:${file}`) ?? '']))
const now = new Map(
  readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name))
    .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const),
)
const problems = problemsOf(landed, now)
if (process.argv.includes('--write')) writeFileSync(index, indexOf(now))
if (!existsSync(index) || readFileSync(index, 'utf8') !== indexOf(now))
  problems.push(`${index} is not what the records say: run npm run records`)

if (problems.length > 0) console.error(problems.join('\n'))
else console.log(`${now.size} records, ${landed.size} of them as they landed`)
process.exitCode = problems.length > 0 ? 1 : 0
