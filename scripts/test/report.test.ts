import { describe, expect, test } from 'vitest'
import { nameOf, partsOf, sharesOf } from './parts'
import { failed, lineOf, resultOf, summaryOf } from './report'

describe('partsOf, the parts of a test run', () => {
  test('without arguments are all suites on both databases', () => {
    expect(partsOf([])).toEqual({
      suites: ['unit', 'contract', 'access', 'e2e'],
      databases: ['sqlite', 'postgres'],
      whole: true,
    })
  })

  test('are suites and databases, named in any order', () => {
    expect(partsOf(['postgres', 'access', 'contract'])).toEqual({
      suites: ['contract', 'access'],
      databases: ['postgres'],
      whole: false,
    })
  })

  test('is an error for an unknown name', () => {
    expect(() => partsOf(['unit', 'mysql'])).toThrow('Unknown part mysql.')
  })
})

describe('resultOf and summaryOf, the report of a test run', () => {
  test('count tests of vitest, and a file that failed before its first test', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [broken, { ...broken, assertionResults: [{ status: 'failed' }] }],
    }
    expect(resultOf('unit', report, false)).toMatchObject({ passed: 7, failed: 2, why: '2 failed' })
  })

  test('count a file whose hook failed after its tests passed, with the hook’s message', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [
        { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
        { name: 'b.test.ts', status: 'failed', message: 'Hook timed out', assertionResults: [{ status: 'passed' }] },
      ],
    }
    const result = resultOf('access', report, false)
    expect(result).toMatchObject({ passed: 2, failed: 1 })
    expect(summaryOf([result])).toEqual([
      '  access: b.test.ts, outside of its tests: Hook timed out',
      'FAILED access: 1 failed',
      '2 passed, 1 failed',
    ])
  })

  test('count a hook that failed inside a describe, for which the report has no message', () => {
    const skipped = [{ status: 'skipped', fullName: 'a b' }]
    const file = { name: 'c.test.ts', status: 'failed', message: '', assertionResults: skipped }
    const result = resultOf('contract', { numPassedTests: 0, numFailedTests: 0, testResults: [file] }, false)
    expect(result).toMatchObject({ passed: 0, failed: 1 })
    expect(result.names).toEqual(['c.test.ts, outside of its tests: a hook failed, with what is printed above'])
  })

  test('count tests of Playwright, with those passed at the second try', () => {
    const report = { stats: { expected: 5, unexpected: 0, flaky: 2 }, errors: [] }
    const result = resultOf('e2e', report, true)
    expect(result).toMatchObject({ passed: 7, failed: 0, why: null })
    expect(lineOf(result)).toBe('  e2e: 7 passed, 0 failed, 2 at the second try')
  })

  test('name each test that did not pass at the first try', () => {
    const vitest = {
      numFailedTests: 1,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'failed', fullName: 'a b' }] }],
    }
    const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'wide', status }] })
    const journeys = {
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [{ specs: [spec('c', 'expected')], suites: [{ specs: [spec('d', 'unexpected'), spec('e', 'flaky')] }] }],
    }
    expect(summaryOf([resultOf('unit', vitest, false), resultOf('e2e', journeys, false)]).slice(0, -1)).toEqual([
      '  unit: a b',
      'FAILED unit: 1 failed',
      '  e2e: d (wide, failed)',
      '  e2e: e (wide, at the second try)',
      'FAILED e2e: 1 failed',
    ])
  })

  test('count a runner that fails without a failed test', () => {
    expect(resultOf('unit', { numPassedTests: 3, numFailedTests: 0 }, false)).toMatchObject({ passed: 3, failed: 1 })
  })

  test('end with the totals, after the failures', () => {
    const results = [resultOf('unit', { numPassedTests: 3, numFailedTests: 0 }, true), failed('e2e', 'no site')]
    expect(summaryOf(results)).toEqual(['FAILED e2e: no site', '3 passed, 1 failed'])
  })
})

test('sharesOf splits the contract tests into shares, and no other suite', () => {
  expect(sharesOf('contract', 'sqlite').map(nameOf)).toEqual(['contract 1 of 3', 'contract 3 of 3', 'contract 2 of 3'])
  expect(sharesOf('contract', 'postgres').map(nameOf)).toEqual(['contract 1 of 2', 'contract 2 of 2'])
  expect(sharesOf('access', 'postgres').map(nameOf)).toEqual(['access'])
})
