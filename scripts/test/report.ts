/** The counted fields of the JSON reports of Vitest and Playwright. */
export type Report = {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: ReportFile[]
  stats?: { expected: number; unexpected: number; flaky: number }
  suites?: ReportSuite[]
  errors?: unknown[]
}

/** A file of Vitest's report; `message` is the error of a hook that failed around all of its tests. */
type ReportFile = {
  name?: string
  status: string
  message?: string
  assertionResults: { status?: string; fullName?: string }[]
}

/** A file or a `describe` in Playwright's report. */
type ReportSuite = {
  specs?: { title: string; tests: { projectName: string; status: string }[] }[]
  suites?: ReportSuite[]
}

export type Result = {
  part: string
  passed: number
  failed: number
  flaky: number
  why: string | null
  /** Tests that failed or needed a retry. */
  names: readonly string[]
}

const unsteady: Readonly<Record<string, string>> = { unexpected: 'failed', flaky: 'at the second try' }

const namesIn = ({ specs = [], suites = [] }: ReportSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, status }) =>
      unsteady[status] ? [`${title} (${projectName}, ${unsteady[status]})`] : [],
    ),
  ),
  ...suites.flatMap(namesIn),
]

/** Vitest's report has no message for a hook that fails inside a `describe`; its error is only printed. */
const printed = 'a hook failed, with what is printed above'

/** Whether a file failed although none of its tests did: while it was loaded, or in a hook. */
const isBroken = ({ status, assertionResults }: ReportFile): boolean =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed')

/** Names of tests that failed or needed a retry. */
const namesOf = ({ testResults = [], suites = [] }: Report): string[] => [
  ...testResults.flatMap((file) => {
    const { name = '', message, assertionResults } = file
    if (isBroken(file)) return [`${name}, outside of its tests: ${message || printed}`]
    return assertionResults.flatMap(({ status, fullName = name }) => (status === 'failed' ? [fullName] : []))
  }),
  ...suites.flatMap(namesIn),
]

/** The result of a part that could not run. */
export const failed = (part: string, why: string): Result => ({ part, passed: 0, failed: 1, flaky: 0, why, names: [] })

/**
 * Counts the tests of a report.
 * @param ended whether the runner exited with 0: an error outside of all tests is in no report
 */
export function resultOf(part: string, report: Report, ended: boolean): Result {
  const flaky = report.stats?.flaky ?? 0
  const passed = report.numPassedTests ?? (report.stats?.expected ?? 0) + flaky
  // A broken file counts as one failure.
  const broken = (report.testResults ?? []).filter(isBroken).length
  const tests = report.numFailedTests ?? (report.stats?.unexpected ?? 0) + (report.errors?.length ?? 0)
  const reported = tests + broken
  const names = namesOf(report)
  if (reported > 0) return { part, passed, failed: reported, flaky, why: `${reported} failed`, names }
  if (!ended) return { part, passed, failed: 1, flaky, why: 'an error outside of its tests', names }
  return { part, passed, failed: 0, flaky, why: null, names }
}

/** One line for a part. */
export const lineOf = ({ part, passed, failed: lost, flaky }: Result): string =>
  `  ${part}: ${passed} passed, ${lost} failed${flaky > 0 ? `, ${flaky} at the second try` : ''}`

/** The last lines of a run: failures, then the totals. */
export function summaryOf(results: readonly Result[]): string[] {
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0)
  const failures = results.flatMap(({ part, why, names }) => [
    ...names.map((name) => `  ${part}: ${name}`),
    ...(why === null ? [] : [`FAILED ${part}: ${why}`]),
  ])
  return [...failures, `${sum('passed')} passed, ${sum('failed')} failed`]
}
