import { describe, expect, test } from 'vitest'
import { figures, leavesBelow, table } from './figures'

const out = `Running 10s test @ http://localhost:4000
  1 threads and 8 connections
  Latency Distribution
     50%   13.20ms
     75%   20.10ms
     90%   25.00ms
     99%   35.40ms
  3090 requests in 10.00s, 9.10MB read
Requests/sec:    309.12
Transfer/sec:      0.91MB
95% 27.30ms
`

describe('the figures of the bench', () => {
  test('are read from the output of wrk', () => {
    expect(figures('a call', out)).toEqual({ rate: 309.12, p50: '13.20ms', p95: '27.30ms', p99: '35.40ms' })
    expect(figures('a page', out.replace(/^95%.*\n/m, '')).p95).toBe('35.40ms')
  })

  test('are rejected where a call returned errors', () => {
    expect(() => figures('a call', `${out}  Non-2xx or 3xx responses: 12\n`)).toThrow('a call returned errors')
  })

  test('leavesBelow keeps paths with nothing below them, and no sibling whose name is longer', () => {
    const paths = [
      'products',
      'products/kits',
      'products/kits-more',
      'products/growing',
      'products/growing/a',
      'type/b',
    ]
    expect(leavesBelow('products', paths)).toEqual(['products/kits', 'products/kits-more', 'products/growing/a'])
  })

  test('are written as a Markdown table', () => {
    const columns: [string, (row: { n: number }) => unknown][] = [
      ['n', (row: { n: number }) => row.n],
      ['twice', (row: { n: number }) => `${row.n * 2} ms`],
    ]
    expect(table(columns, [{ n: 1 }, { n: 2 }])).toBe('| n | twice |\n| --- | --- |\n| 1 | 2 ms |\n| 2 | 4 ms |')
  })
})
