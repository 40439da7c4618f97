import { expect, test } from 'vitest'
import { logFaultsAsLines } from './fault-lines'

/** A console whose errors and warnings are collected as they would be written. */
function held() {
  const written: string[] = []
  const console: Pick<Console, 'error' | 'warn'> = { error: () => undefined, warn: () => undefined }
  logFaultsAsLines(console, (text) => written.push(text))
  const lines = () => written.map((text) => JSON.parse(text) as Record<string, unknown>)
  return { console, written, lines }
}

test('L6 OPS-07 each error or warning is logged as one line of JSON without SQL or parameter values', () => {
  const { console, written, lines } = held()
  const cause = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' })
  const error = new Error('Failed query: select "a" where "b" = ?\nparams: reader@example.org', { cause })
  console.error('The changes could not be followed', error)
  console.error(error)
  console.error('Request 7 failed: POST /api/likes', 'Error: no\n    at here\ncaused by Error: other')
  console.warn('Unknown block\ntype "%s" is skipped.', 'cart\nsmall')
  for (const text of written) expect(text).toMatch(/^\{[^\n]*\}\n$/)
  expect(lines()).toEqual([
    expect.objectContaining({ level: 'error', message: 'The changes could not be followed' }),
    expect.objectContaining({ level: 'error', message: 'Error: Failed query' }),
    expect.objectContaining({
      message: expect.stringMatching(/^Request 7 failed: POST \/api\/likes Error: no\n/) as string,
    }),
    expect.objectContaining({ level: 'warn', message: 'Unknown block\ntype "cart\nsmall" is skipped.' }),
  ])
  expect(lines()[0]).toMatchObject({
    time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    fault: expect.stringMatching(/^Error: Failed query\n {4}at [\s\S]*caused by Error SQLITE_IOERR: disk/) as string,
  })
  expect(written.join('')).not.toMatch(/reader@example\.org|select/)
})

test('a logged page error keeps the digest that its visitor sees, and loses terminal colors', () => {
  const { console, lines } = held()
  console.error(
    ' \u001B[31m\u001B[1m⨯\u001B[22m\u001B[39m',
    Object.assign(new TypeError('x is none'), { digest: '2094' }),
  )
  expect(lines()).toEqual([
    expect.objectContaining({ message: '⨯', fault: expect.stringMatching(/^TypeError \[2094\]: x is none/) as string }),
  ])
})

test('a long message is cut at 4000 characters, and a value that cannot be inspected is still logged', () => {
  const { console, lines } = held()
  const shy = {
    get secret() {
      throw new Error('not now')
    },
    [Symbol.for('nodejs.util.inspect.custom')]() {
      throw new Error('never')
    },
  }
  console.error('x'.repeat(10_000))
  console.error('Odd', shy)
  expect(String(lines()[0]?.message)).toHaveLength(4000)
  expect(lines()[1]).toMatchObject({ level: 'error', message: expect.stringContaining('Odd') as string })
})
