import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { entriesOf, idPattern, oldMarksIn, pathsIn, problemsOf, textsOf, withTests } from './ids'

/**
 * Fails when code, tests or documents cite an id that the documents do not define, when no test names a requirement
 * that is done, or when anything cites a document outside the repository. `--write` updates the lines of the documents
 * that name the tests.
 */
const documents = ['docs/requirements.md', 'docs/threats.md']
const roots = ['src', 'starter', 'server', 'scripts', 'tests', 'e2e', 'docs']
/** Decision records are never edited, migrations are generated, and the test of this check contains invalid ids. */
const exempt = /^(docs\/adr|src\/migrations)\/|^scripts\/checks\/ids\.test\.ts$|^src\/payload-types\.ts$/

const files = [
  ...readdirSync('.', { withFileTypes: true }),
  ...roots.flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true })),
]
  .filter((entry) => entry.isFile() && /\.(tsx?|m?js|cjs|css|md)$/.test(entry.name))
  .map((entry) => path.posix.join(entry.parentPath, entry.name))
  .filter((file) => !exempt.test(file))
  .sort()

const read = (file: string): string => readFileSync(file, 'utf8')
const entries = documents.flatMap((document) => entriesOf(read(document)))
const known = new Set(entries.map(({ id }) => id))
const pattern = idPattern(entries)
const problems: string[] = []
const testsOf = new Map<string, string[]>()
let citations = 0

for (const file of files) {
  const text = read(file)
  for (const [index, line] of text.split('\n').entries()) {
    const cited = line.match(pattern) ?? []
    citations += cited.length
    for (const id of cited) if (!known.has(id)) problems.push(`${file}:${index + 1}: ${id} stands in no document`)
    for (const mark of oldMarksIn(line)) problems.push(`${file}:${index + 1}: "${mark}" cites a document outside`)
  }
  if (!/\.(test|spec)\.tsx?$/.test(file)) continue
  for (const id of new Set(textsOf(file, text).match(pattern))) testsOf.set(id, [...(testsOf.get(id) ?? []), file])
}
problems.push(...problemsOf(entries, testsOf))

for (const document of documents) {
  const markdown = read(document)
  const written = withTests(markdown, testsOf)
  for (const named of pathsIn(written)) if (!existsSync(named)) problems.push(`${document}: there is no ${named}`)
  if (written === markdown) continue
  if (process.argv.includes('--write')) writeFileSync(document, written)
  else problems.push(`${document} names other tests than there are: npm run ids`)
}

if (problems.length > 0) console.error(problems.join('\n'))
else console.log(`${known.size} ids, cited ${citations} times`)
process.exitCode = problems.length > 0 ? 1 : 0
