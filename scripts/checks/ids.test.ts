import { describe, expect, test } from 'vitest'
import { entriesOf, idPattern, oldMarksIn, pathsIn, problemsOf, textsOf, withTests } from './ids'

const document = `# A document

- **NAV-01** · done · The home page.
- **NAV-02** · part · The catalogue. Missing: half of it.
  - A line below it.
- **D-01** · A decision about NAV-01.
- **T-1E** · A threat.
- **G1** · A guard.
- plain **bold** text
`
const entries = entriesOf(document)

test('a document defines the ids at the beginning of its list items, with their states', () => {
  expect(entries).toEqual([
    { id: 'NAV-01', state: 'done' },
    { id: 'NAV-02', state: 'part' },
    { id: 'D-01', state: null },
    { id: 'T-1E', state: null },
    { id: 'G1', state: null },
  ])
})

describe('an id is cited', () => {
  const cited = (text: string) => text.match(idPattern(entries)) ?? []

  test.each([
    ["test('NAV-01 D-01 the home page'", ['NAV-01', 'D-01']],
    ['(NAV-02, T-1E, G1)', ['NAV-02', 'T-1E', 'G1']],
    ['NAV-01..NAV-09', ['NAV-01', 'NAV-09']],
    ['`${wide}NAV-07`', ['NAV-07']],
    ['G9 and D-7 and T-1Z', ['G9', 'D-7', 'T-1Z']],
  ])('%s', (text, expected) => {
    expect(cited(text)).toEqual(expected)
  })

  test.each(["sku: 'JE-NAV-12'", 'NAV-01-b', 'NAV-0123', 'OTHER-01', 'BIG1', 'UTF-16', 'GD-01'])(
    'not by %s',
    (text) => {
      expect(cited(text)).toEqual([])
    },
  )
})

describe('a reference to a document outside the repository is found', () => {
  test.each(['(P1 §3)', 'P2 §2', '§ 9', 'security.md', 'look.md', 'decision 14', 'Decisions 1-3', 'trap 6', '1.E it'])(
    '%s',
    (text) => {
      expect(oldMarksIn(`a comment ${text}`)).toHaveLength(1)
    },
  )

  test.each(['D-14', 'ARCHITECTURE.md', 'version 1.2', 'v1.E', '1.Extra', 'a P2 group', 'a trap for machines'])(
    'not in %s',
    (text) => {
      expect(oldMarksIn(`a comment ${text}`)).toEqual([])
    },
  )
})

test('ids are read from the strings and texts of a test file, not from its comments', () => {
  const texts = textsOf(
    'a.test.tsx',
    `/** NAV-01 */
    // NAV-02
    test(\`NAV-03 in \${locale} NAV-04\`, () => { expect(<p title="NAV-05">NAV-06</p>).toBe('NAV-07') })`,
  )
  expect(texts.match(idPattern(entries))).toEqual(['NAV-03', 'NAV-04', 'NAV-05', 'NAV-07'])
})

describe('the lines that list the tests of an id', () => {
  const tests = new Map([
    ['NAV-02', ['b.test.ts']],
    ['G1', ['a.test.ts', 'b.test.ts']],
  ])
  const written = withTests(document, tests)

  test('are written below all lines of the id', () => {
    expect(written).toContain('  - A line below it.\n  - Tests: `b.test.ts`\n- **D-01**')
    expect(written).toContain('- **G1** · A guard.\n  - Tests: `a.test.ts`, `b.test.ts`\n- plain')
    expect(written.match(/Tests:/g)).toHaveLength(2)
  })

  test('do not change when written again, and are removed when the id has no tests', () => {
    expect(withTests(written, tests)).toBe(written)
    expect(withTests(written, new Map())).toBe(document)
  })
})

test('pathsIn finds the files and folders of the repository that a document names', () => {
  expect(pathsIn('Kept in `src/a.ts`, `server/b.mjs` and `other/c.ts`; `src/platform` too, and `tests/…`.')).toEqual([
    'src/a.ts',
    'server/b.mjs',
    'src/platform',
  ])
})

test('problemsOf names ids done without a test, open with a test, and defined twice', () => {
  const given = entriesOf(
    ['X-01** · done', 'X-02** · done', 'X-03** · open', 'X-04** · open', 'X-05** · part', 'X-01** · part']
      .map((line) => `- **${line} · Text.`)
      .join('\n'),
  )
  const tests = new Map([
    ['X-01', ['a.test.ts']],
    ['X-03', ['a.test.ts']],
  ])
  expect(problemsOf(given, tests)).toEqual([
    'X-02 is done, and no test names it',
    'X-03 is open, and tests name it: is it done, or part?',
    'X-01 stands twice',
  ])
})
