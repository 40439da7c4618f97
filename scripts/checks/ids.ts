import ts from 'typescript'

export type State = 'done' | 'part' | 'open'
export type Entry = { id: string; state: State | null }

const entryLine = /^- \*\*([A-Z][A-Z0-9]*(?:-\w+)?)\*\* · (?:(done|part|open) · )?/
const testsLine = /^ {2}- Tests: /

/** The ids that a document defines, in order, each with its state or null. */
export const entriesOf = (markdown: string): Entry[] =>
  markdown.split('\n').flatMap((line) => {
    const [, id, state] = entryLine.exec(line) ?? []
    return id ? [{ id, state: (state as State | undefined) ?? null }] : []
  })

/** Matches ids of every family that the documents define. */
export function idPattern(entries: readonly Entry[]): RegExp {
  const families = new Set(entries.flatMap(({ id }) => (id.includes('-') ? [id.slice(0, id.indexOf('-'))] : [])))
  return new RegExp(`(?<![\\w-])(?:(?:${[...families].join('|')})-\\d{1,2}[A-Z]?|G\\d)(?![\\w-])`, 'g')
}

/** Citations of documents outside the repository. */
const oldMark =
  /\bP[12]\b ?§|§ ?\d|\b(?:security|look|architecture)\.md\b|\b[Dd]ecisions? \d|\b[Tt]raps? \d|(?<![\w.-])1\.[A-Q](?![\w.])/g

export const oldMarksIn = (text: string): string[] => text.match(oldMark) ?? []

/** All string literals of a test file, without its comments. */
export function textsOf(file: string, text: string): string {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return found.join('\n')
}

/** The document with a line of tests below each id. */
export function withTests(markdown: string, testsOf: ReadonlyMap<string, readonly string[]>): string {
  const written: string[] = []
  let last: string | null = null
  const close = (): void => {
    const tests = last === null ? [] : (testsOf.get(last) ?? [])
    if (tests.length > 0) written.push(`  - Tests: ${tests.map((test) => `\`${test}\``).join(', ')}`)
    last = null
  }
  for (const line of markdown.split('\n')) {
    if (testsLine.test(line)) continue
    if (!line.startsWith('  ')) close()
    written.push(line)
    last = entryLine.exec(line)?.[1] ?? last
  }
  close()
  return written.join('\n')
}

/** Paths of files and folders that a document names. */
export const pathsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/`((?:src|starter|server|scripts|tests|e2e|docs|messages)\/[^`\s…]+)`/g)].map(
    ([, path = '']) => path,
  )

/** Errors: ids defined twice, and states that contradict the tests. */
export function problemsOf(entries: readonly Entry[], testsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>()
  return entries.flatMap(({ id, state }) => {
    const problems = seen.has(id) ? [`${id} stands twice`] : []
    seen.add(id)
    const tested = (testsOf.get(id) ?? []).length > 0
    if (state === 'done' && !tested) problems.push(`${id} is done, and no test names it`)
    if (state === 'open' && tested) problems.push(`${id} is open, and tests name it: is it done, or part?`)
    return problems
  })
}
