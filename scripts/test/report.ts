/** What vitest and Playwright write, as far as it is counted. */
export type Report = {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: ReportFile[]
  stats?: { expected: number; unexpected: number; flaky: number }
  suites?: ReportSuite[]
  errors?: unknown[]
}

/** A file of Vitest's report, with the message of a hook that failed around all of its tests. */
type ReportFile = {
  name?: string
  status: string
  message?: string
  assertionResults: { status?: string; fullName?: string }[]
}

/** A file or a `describe` of Playwright's report. */
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
  /** What failed or needed a second try, by name. */
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

/** Of a hook inside a `describe` Vitest reports no message; it printed one. */
const printed = 'a hook failed, with what is printed above'

/** Whether a file failed without any of its tests: before the first one, or in a hook. */
const isBroken = ({ status, assertionResults }: ReportFile): boolean =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed')

/** The tests of a report that did not pass at once. */
const namesOf = ({ testResults = [], suites = [] }: Report): string[] => [
  ...testResults.flatMap((file) => {
    const { name = '', message, assertionResults } = file
    if (isBroken(file)) return [`${name}, outside of its tests: ${message || printed}`]
    return assertionResults.flatMap(({ status, fullName = name }) => (status === 'failed' ? [fullName] : []))
  }),
  ...suites.flatMap(namesIn),
]

/** A part of which nothing can be counted. */
export const failed = (part: string, why: string): Result => ({ part, passed: 0, failed: 1, flaky: 0, why, names: [] })

/**
 * Counts the tests of a report.
 * @param ended whether the runner itself called it a success: a fault outside of every test is in no report
 */
export function resultOf(part: string, report: Report, ended: boolean): Result {
  const flaky = report.stats?.flaky ?? 0
  const passed = report.numPassedTests ?? (report.stats?.expected ?? 0) + flaky
  // A file that breaks outside of its tests counts as one.
  const broken = (report.testResults ?? []).filter(isBroken).length
  const tests = report.numFailedTests ?? (report.stats?.unexpected ?? 0) + (report.errors?.length ?? 0)
  const reported = tests + broken
  const names = namesOf(report)
  if (reported > 0) return { part, passed, failed: reported, flaky, why: `${reported} failed`, names }
  if (!ended) return { part, passed, failed: 1, flaky, why: 'an error outside of its tests', names }
  return { part, passed, failed: 0, flaky, why: null, names }
}

/** One part in one line. */
export const lineOf = ({ part, passed, failed: lost, flaky }: Result): string =>
  `  ${part}: ${passed} passed, ${lost} failed${flaky > 0 ? `, ${flaky} at the second try` : ''}`

/** The last lines of a run: what failed, and the sum. */
export function summaryOf(results: readonly Result[]): string[] {
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0)
  const failures = results.flatMap(({ part, why, names }) => [
    ...names.map((name) => `  ${part}: ${name}`),
    ...(why === null ? [] : [`FAILED ${part}: ${why}`]),
  ])
  return [...failures, `${sum('passed')} passed, ${sum('failed')} failed`]
}
